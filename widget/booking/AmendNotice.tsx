import { useSelector } from '@xstate/react';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import {
  selectAmended,
  selectAmendedNumber,
  selectRoomToday,
  selectPlace,
  selectPriceToday,
} from '../../machines/booking/booking.selectors.ts';
import { fill } from '../texts/fill.ts';
import { DateRange } from '../ui/calendar/DateRange.tsx';
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
    return (
      <Notice>
        <p>{number === null ? texts.amending : fill(amending, { number })}</p>
        <Today actor={actor} />
      </Notice>
    );
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

/** The dates and the price that the new ones replace. */
function Today({ actor }: { actor: BookingActor }) {
  const { formats, hints } = useTexts();
  const room = useSelector(actor, selectRoomToday);
  const price = useSelector(actor, selectPriceToday);
  if (room === null) return null;
  const { dates, total, withoutExtras } = hints.today;
  const sentence = price === null ? dates : price === room.total ? total : withoutExtras;
  const { startDate, endDate } = room.dateRange;
  return (
    <p>
      <DateRange
        from={startDate}
        to={endDate}
        around={(said) => fill(sentence, { dates: said, amount: formats.price(price ?? 0) })}
      />
    </p>
  );
}
