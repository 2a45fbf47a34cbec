import { useSelector } from '@xstate/react';
import type { DiningTimesRef } from '../../../machines/modals/dining-times/dining-times.machine.ts';
import {
  selectForm,
  selectProblems,
  selectRepeatable,
  selectRows,
  type DiningRowView,
} from '../../../machines/modals/dining-times/dining-times.selectors.ts';
import { formatClock, formatFullDate } from '../../../src/domain/date-formats.ts';
import { weekdayOf } from '../../../src/domain/dates.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { FormSelectField } from '../../ui/FormFields.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useTexts } from '../../ui/texts-context.tsx';

/** A row per date: a restaurant where there are several, and a time, or the no-availability text (A §2.10, §8.8). */
export function DiningRows({ actor }: { actor: DiningTimesRef }) {
  const texts = useTexts().times;
  const rows = useSelector(actor, selectRows);
  const repeatable = useSelector(actor, selectRepeatable);
  return (
    <>
      <Problems actor={actor} />
      {rows.map((row, index) => (
        <Row key={row.date} actor={actor} row={row} index={index} />
      ))}
      {repeatable === null ? null : (
        <div>
          <Button variant="link" onClick={() => actor.send({ type: 'row.repeated', row: repeatable })}>
            {texts.everyDay}
          </Button>
        </div>
      )}
    </>
  );
}

interface RowProps {
  actor: DiningTimesRef;
  row: DiningRowView;
  index: number;
}

function Row({ actor, row: { date, restaurants, times }, index }: RowProps) {
  const texts = useTexts().diningTimes;
  const form = useSelector(actor, selectForm);
  const [first] = restaurants;
  return (
    <fieldset className="dining-times-row">
      <legend>{formatFullDate(date)}</legend>
      {first === undefined ? (
        <Notice tone="warning">
          <p>{texts.noAvailability}</p>
        </Notice>
      ) : (
        <div className="ui-grid dining-times-choice">
          {restaurants.length > 1 ? (
            <FormSelectField
              form={form}
              send={actor.send}
              name={`rows.${index}.restaurant`}
              label={texts.restaurant}
              options={restaurants.map(({ restaurantId, displayName }) => ({
                value: restaurantId,
                label: displayName,
              }))}
            />
          ) : (
            <p className="dining-times-restaurant">{first.displayName}</p>
          )}
          <FormSelectField
            form={form}
            send={actor.send}
            name={`rows.${index}.timeslot`}
            label={texts.time}
            options={times.map((time) => ({ value: time, label: formatClock(time) }))}
          />
        </div>
      )}
    </fieldset>
  );
}

/** What a submitted form still needs; each line leads to its field. */
function Problems({ actor }: { actor: DiningTimesRef }) {
  const { diningTimes: texts, shared } = useTexts();
  const problems = useSelector(actor, selectProblems);
  const { submissions } = useSelector(actor, selectForm);
  if (problems.length === 0) return null;
  const items = problems.map(({ name, date, error }) => ({
    name,
    text: fill(texts.problem, {
      day: weekdayOf(date),
      message: fill(shared.fieldErrors[error], { label: texts.restaurant }),
    }),
  }));
  return <ErrorSummary key={submissions} heading={texts.incomplete} items={items} />;
}
