import { useSelector } from '@xstate/react';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectAmended, selectAmendedNumber, selectPlace } from '../../machines/booking/booking.selectors.ts';
import { fill } from '../texts/fill.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Notice } from '../ui/text/Notice.tsx';
import { useTexts } from '../ui/text/texts-context.tsx';
import { useControlTexts } from '../ui/controls/use-control-texts.ts';

/**
 * Which booking is changed, on every screen of an amendment; nothing in a new booking. It is named by the number that the
 * guest has, once the estate has told it, and never by the id of the address.
 */
export function AmendNotice({ actor }: { actor: BookingActor }) {
  const { amending } = useControlTexts();
  const texts = useTexts().hints;
  const amended = useSelector(actor, selectAmended);
  const number = useSelector(actor, selectAmendedNumber);
  if (amended === null) return null;
  if (amended !== 'gone' && amended !== 'notFound')
    return <Notice>{number === null ? texts.amending : fill(amending, { number })}</Notice>;
  const text = amended === 'gone' ? texts.amendedGone : texts.amendedNotFound;
  const goOn = () => {
    actor.send({ type: 'amendment.dropped', place: selectPlace(actor.getSnapshot()) });
  };
  return (
    <Notice tone="warning" said={text}>
      <div className="ui-row">
        <p>{text}</p>
        <Button onClick={goOn}>{texts.newBooking}</Button>
      </div>
    </Notice>
  );
}
