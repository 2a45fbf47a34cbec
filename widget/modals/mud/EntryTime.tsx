import { useSelector } from '@xstate/react';
import type { MudRef } from '../../../machines/modals/mud/mud.machine.ts';
import {
  selectDate,
  selectLacksTime,
  selectPrice,
  selectStart,
  selectStarts,
} from '../../../machines/modals/mud/mud.selectors.ts';
import { formatClock, formatFullDate } from '../../../src/domain/date-formats.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { fill } from '../../../src/texts/fill.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { NoAvailability } from '../shared/NoAvailability.tsx';
import { sameContent } from '../shared/same-content.ts';

/** Who goes in, for reading, and their time (A §2.12). */
export function EntryTime({ actor, names }: { actor: MudRef; names: string[] }) {
  const { mud: texts, shared } = useTexts();
  const date = useSelector(actor, selectDate);
  const starts = useSelector(actor, selectStarts, sameContent);
  const start = useSelector(actor, selectStart);
  const price = useSelector(actor, selectPrice);
  const lacksTime = useSelector(actor, selectLacksTime);
  if (starts.length === 0) return <NoAvailability text={texts.noAvailability} hint={texts.tryOthers} />;
  return (
    <>
      <dl>
        <dt className="ui-label">{texts.guests}</dt>
        <dd>{names.join(', ')}</dd>
      </dl>
      <SelectField
        label={texts.entryTime}
        required
        name="mud-time"
        hint={fill(texts.day, { date: formatFullDate(date) })}
        value={start ?? ''}
        options={starts.map((time) => ({ value: time, label: formatClock(time) }))}
        error={lacksTime ? shared.fieldErrors.timeRequired : null}
        onChange={(time) => actor.send({ type: 'time.chosen', start: time === '' ? null : time })}
      />
      <p className="ui-numbers" role="status">
        {price === null ? null : fill(texts.price, { amount: formatPrice(price) })}
      </p>
    </>
  );
}
