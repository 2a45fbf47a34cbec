import { useSelector } from '@xstate/react';
import type { AddOnTablesRef } from '../../../machines/modals/addon-tables/addon-tables.machine.ts';
import * as selectors from '../../../machines/modals/addon-tables/addon-tables.selectors.ts';
import { failureText } from '../../texts/failure-text.ts';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { ErrorBox } from '../../ui/text/ErrorBox.tsx';
import { Loading } from '../../ui/text/Loading.tsx';
import { Notice } from '../../ui/text/Notice.tsx';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { useTexts } from '../../ui/text/texts-context.tsx';
import { TimeChips } from '../shared/TimeChips.tsx';

interface EveningProps {
  actor: AddOnTablesRef;
  evening: selectors.EveningView;
}

/** One night: closed, or a checkbox with the number of guests and their time. */
export function Evening({ actor, evening }: EveningProps) {
  const { addOnKinds, formats } = useTexts();
  const texts = addOnKinds.table;
  const { date, isOpen, isTicked } = evening;
  const day = formats.fullDate(date);
  if (!isOpen) {
    return (
      <li className="addon-tables-closed">
        <p>{day}</p>
        <p>{texts.notThatDay}</p>
      </li>
    );
  }
  return (
    <li>
      <Checkbox
        label={day}
        name={`dinner-${date}`}
        checked={isTicked}
        onChange={(ticked) => actor.send({ type: 'date.ticked', date, isTicked: ticked })}
      />
      {isTicked ? (
        <div className="ui-grid addon-tables-choice" role="group" aria-label={day}>
          <Guests actor={actor} evening={evening} />
          <Times actor={actor} evening={evening} />
        </div>
      ) : null}
    </li>
  );
}

function Guests({ actor, evening: { date, guests, tables, isGuestsInvalid } }: EveningProps) {
  const texts = useTexts().addOnKinds.table;
  const mostGuests = useSelector(actor, selectors.selectMostGuests);
  const missing = tables.state === 'full' ? texts.missing.noTable : texts.missing.guests;
  return (
    <SelectField
      label={texts.guests}
      required
      name={`guests-${date}`}
      value={guests === null ? '' : String(guests)}
      options={Array.from({ length: mostGuests }, (_, index) => String(index + 1)).map((count) => ({
        value: count,
        label: count,
      }))}
      error={isGuestsInvalid ? missing : null}
      onChange={(count) =>
        actor.send({ type: 'guests.chosen', date, guests: count === '' ? null : Number(count) })
      }
    />
  );
}

function Times({ actor, evening: { date, tables, timeslot, isTimeInvalid } }: EveningProps) {
  const { addOnKinds, shared } = useTexts();
  const texts = addOnKinds.table;
  switch (tables.state) {
    case 'notAsked':
      return null;
    case 'loading':
      return <Loading text={texts.loading} />;
    case 'failed':
      return (
        <ErrorBox
          title={texts.failed}
          text={failureText(tables.failure, shared.failures)}
          onRetry={() => actor.send({ type: 'tables.retried', date })}
        />
      );
    case 'full':
      return (
        <Notice tone="warning" said={texts.noAvailability}>
          <p>{texts.noAvailability}</p>
        </Notice>
      );
    case 'free':
      return (
        <TimeChips
          legend={texts.time}
          name={`time-${date}`}
          value={timeslot}
          times={tables.times}
          hint={timeslot === null ? texts.selectTime : undefined}
          error={isTimeInvalid ? texts.missing.time : null}
          onChange={(time) => actor.send({ type: 'time.chosen', date, timeslot: time })}
        />
      );
  }
}
