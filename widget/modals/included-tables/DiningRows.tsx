import { useSelector } from '@xstate/react';
import type { IncludedTablesRef } from '../../../machines/modals/included-tables/included-tables.machine.ts';
import * as selectors from '../../../machines/modals/included-tables/included-tables.selectors.ts';
import { formatClock, type LocalDateTime } from '../../../src/domain/dates/dates.ts';
import { dayOfStay } from '../../texts/day-of-stay.ts';
import { fill } from '../../texts/fill.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ErrorSummary } from '../../ui/text/ErrorSummary.tsx';
import { useBinding } from '../../ui/controls/form-binding.ts';
import { FormSelectField } from '../../ui/controls/FormFields.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { TimeChips } from '../shared/TimeChips.tsx';

/** A row per date: a restaurant where there are several, and a time, or why there is none. */
export function DiningRows({ actor }: { actor: IncludedTablesRef }) {
  const rows = useSelector(actor, selectors.selectRows);
  return (
    <>
      <Problems actor={actor} />
      {rows.map((row, index) => (
        <Row key={row.date} actor={actor} row={row} index={index} />
      ))}
    </>
  );
}

interface RowProps {
  actor: IncludedTablesRef;
  row: selectors.DiningRowView;
  index: number;
}

function Row({ actor, row: { date, restaurants, closed, times, unmet }, index }: RowProps) {
  const { includedTables: texts, formats } = useTexts();
  const form = useSelector(actor, selectors.selectForm);
  const [first] = restaurants;
  const notThatDay =
    unmet && fill(texts.notThatDay, { restaurant: unmet.restaurant, time: formatClock(unmet.timeslot) });
  return (
    <fieldset className="included-tables-row">
      <legend>{formats.fullDate(date)}</legend>
      {first === undefined ? (
        <Notice tone={closed.length > 0 ? 'info' : 'warning'}>
          <p>
            {closed.length > 0
              ? fill(texts.closedThatDay, { restaurants: formats.list(closed) })
              : texts.noAvailability}
          </p>
        </Notice>
      ) : (
        <div className="ui-stack ui-stack-tight">
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
          ) : null}
          <Times
            actor={actor}
            legend={restaurants.length > 1 ? texts.time : first.displayName}
            name={`rows.${index}.timeslot`}
            times={times}
          />
          {notThatDay ? (
            <Notice said={notThatDay}>
              <p>{notThatDay}</p>
            </Notice>
          ) : null}
          <Repeat actor={actor} row={index} />
        </div>
      )}
    </fieldset>
  );
}

interface TimesProps {
  actor: IncludedTablesRef;
  /** Of what the times are. The only restaurant of a day needs no line of its own. */
  legend: string;
  name: string;
  times: readonly LocalDateTime[];
}

function Times({ actor, legend, name, times }: TimesProps) {
  const { time, restaurantFirst } = useTexts().includedTables;
  const form = useSelector(actor, selectors.selectForm);
  return (
    <TimeChips
      legend={legend}
      hint={times.length === 0 ? restaurantFirst : undefined}
      {...{ name, times }}
      {...useBinding(form, actor.send, name, time)}
    />
  );
}

/** Copies the row's table to the other dates, where this row is the one to copy. */
function Repeat({ actor, row }: { actor: IncludedTablesRef; row: number }) {
  const { everyDay } = useTexts().includedTables;
  const meal = useSelector(actor, selectors.selectMeal);
  return useSelector(actor, selectors.selectRepeatable) === row ? (
    <div>
      <Button onClick={() => actor.send({ type: 'row.repeated', row })}>{everyDay[meal]}</Button>
    </div>
  ) : null;
}

/** What is missing in a submitted form; each line leads to its field. */
function Problems({ actor }: { actor: IncludedTablesRef }) {
  const { includedTables: texts, shared, formats } = useTexts();
  const problems = useSelector(actor, selectors.selectProblems);
  const { submissions, values } = useSelector(actor, selectors.selectForm);
  if (problems.length === 0) return null;
  const items = problems.map(({ name, date, error }) => ({
    name,
    text: fill(texts.problem, {
      day: dayOfStay(formats, values.rows.length)(date),
      message: fill(shared.fieldErrors[error], { label: texts.restaurant }),
    }),
  }));
  return <ErrorSummary key={submissions} heading={texts.incomplete} items={items} />;
}
