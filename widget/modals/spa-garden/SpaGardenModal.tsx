import { useSelector } from '@xstate/react';
import type { SpaGardenRef } from '../../../machines/modals/spa-garden/spa-garden.machine.ts';
import {
  selectMinimumAge,
  selectDate,
  selectGuests,
  selectName,
  selectPrice,
  selectStart,
  selectStarts,
} from '../../../machines/modals/spa-garden/spa-garden.selectors.ts';
import { selectIsOpen } from '../../../machines/modals/modal.selectors.ts';
import { formatClock, formatFullDate } from '../../../src/domain/date-formats.ts';
import { formatPrice } from '../../../src/domain/money.ts';
import { fill } from '../../../src/texts/fill.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useTexts } from '../../ui/texts-context.tsx';
import { AgeNote } from '../shared/AgeNote.tsx';
import { Asked } from '../shared/Asked.tsx';
import { ModalFrame } from '../shared/ModalFrame.tsx';
import { NoAvailability } from '../shared/NoAvailability.tsx';
import { sameContent } from '../shared/same-content.ts';

/** An hour in the spa garden for all guests of a room (A §2.12). */
export function SpaGardenModal({ actor }: { actor: SpaGardenRef }) {
  const texts = useTexts().spaGarden;
  const isOpen = useSelector(actor, selectIsOpen);
  return (
    <ModalFrame
      actor={actor}
      title={useSelector(actor, selectName)}
      close={texts.cancel}
      actions={
        <Button variant="primary" disabled={!isOpen} onClick={() => actor.send({ type: 'done.pressed' })}>
          {texts.done}
        </Button>
      }
    >
      <Notice>
        <p>{texts.together}</p>
      </Notice>
      <Asked actor={actor} loading={texts.loading} height={120} failed={texts.failed}>
        <EntryTime actor={actor} />
      </Asked>
    </ModalFrame>
  );
}

function EntryTime({ actor }: { actor: SpaGardenRef }) {
  const texts = useTexts().spaGarden;
  const guests = useSelector(actor, selectGuests, sameContent);
  const date = useSelector(actor, selectDate);
  const starts = useSelector(actor, selectStarts, sameContent);
  const start = useSelector(actor, selectStart);
  const price = useSelector(actor, selectPrice);
  const minimumAge = useSelector(actor, selectMinimumAge);
  if (starts.length === 0) return <NoAvailability text={texts.noAvailability} hint={texts.full} />;
  return (
    <>
      <dl>
        <dt className="ui-label">{texts.guests}</dt>
        <dd>{guests.join(', ')}</dd>
      </dl>
      <AgeNote age={minimumAge} />
      <SelectField
        label={texts.entryTime}
        required
        name="spa-garden-time"
        hint={fill(texts.day, { date: formatFullDate(date) })}
        value={start ?? ''}
        options={starts.map((time) => ({ value: time, label: formatClock(time) }))}
        onChange={(time) => actor.send({ type: 'time.chosen', start: time === '' ? null : time })}
      />
      <p className="ui-numbers" role="status">
        {price === null ? null : fill(texts.price, { amount: formatPrice(price) })}
      </p>
    </>
  );
}
