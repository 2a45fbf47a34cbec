import { useSelector } from '@xstate/react';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import {
  selectAmended,
  selectAmendedNumber,
  selectBooking,
  selectConfiguration,
  selectPlace,
  selectPriceToday,
  selectRoomToday,
  selectStep,
} from '../../machines/booking/booking.selectors.ts';
import { amendedSides, mayBePaid, type AmendedSide } from '../../src/domain/booking/old-and-new.ts';
import type { MinorUnits } from '../../src/domain/money/money.ts';
import { fill } from '../texts/fill.ts';
import { listFacts } from '../texts/list-facts.ts';
import { DateRange } from '../ui/calendar/DateRange.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { registerStyles } from '../ui/frame/styles.ts';
import { Notice } from '../ui/text/Notice.tsx';
import { useTexts } from '../ui/text/texts-context.tsx';
import css from './amend-notice.css?inline';

registerStyles(css);

/**
 * Which booking is changed, on every screen of an amendment; nothing in a new booking. It is named by the number that the
 * guest has, once the estate has told it, and never by the id of the address.
 */
export function AmendNotice({ actor }: { actor: BookingActor }) {
  const { controls, hints: texts } = useTexts();
  const amended = useSelector(actor, selectAmended);
  const number = useSelector(actor, selectAmendedNumber);
  if (amended === null) return null;
  if (amended !== 'gone' && amended !== 'notFound')
    return (
      <Notice>
        <p>{number === null ? texts.amending : fill(controls.amending, { number })}</p>
        <OldAndNew actor={actor} />
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

/** What is booked, and beside it what takes its place: dates, room and price. */
function OldAndNew({ actor }: { actor: BookingActor }) {
  const { hints: texts, formats } = useTexts();
  const configuration = useSelector(actor, selectConfiguration);
  const booking = useSelector(actor, selectBooking);
  const room = useSelector(actor, selectRoomToday);
  const price = useSelector(actor, selectPriceToday);
  const step = useSelector(actor, selectStep);
  if (room === null || configuration === null) return null;
  const { old, next, areYearsTold } = amendedSides(room, price, booking, configuration);
  const isKeptTold = step === 'search' || step === 'summary';
  const isPaidTold = mayBePaid(room) && (step === 'summary' || step === 'payment');
  return (
    <>
      <dl className="amend-stays">
        <Side term={texts.today.now} side={old} isBrief={!areYearsTold} />
        {next ? (
          <Side
            term={texts.today.next}
            side={next}
            isBrief={!areYearsTold}
            change={changeOf(next.price, price)}
          />
        ) : null}
      </dl>
      {isKeptTold || isPaidTold ? (
        <p>
          {isKeptTold ? texts.today.kept : null} {isPaidTold ? texts.today.paid : null}
        </p>
      ) : null}
    </>
  );

  function changeOf(now: MinorUnits | null, before: MinorUnits | null): string | null {
    if (now === null || before === null) return null;
    const { more, less, same } = texts.today;
    if (now === before) return same;
    return fill(now > before ? more : less, { amount: formats.price(Math.abs(now - before)) });
  }
}

interface SideProps {
  term: string;
  side: AmendedSide;
  /** Without the year. */
  isBrief: boolean;
  /** How its price compares with the other one. */
  change?: string | null;
}

function Side({ term, side: { dates, roomName, price, hasExtras }, isBrief, change = null }: SideProps) {
  const { hints, shared, formats } = useTexts();
  const { withoutExtras, compared } = hints.today;
  const amount = price === null ? '' : formats.price(price);
  const sum = hasExtras && price !== null ? fill(withoutExtras, { amount }) : amount;
  const cost = change === null ? sum : fill(compared, { amount: sum, change });
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {dates === null ? (
          listFacts(shared, [roomName, cost])
        ) : (
          <DateRange
            {...dates}
            isBrief={isBrief}
            around={(range) => listFacts(shared, [range, roomName, cost])}
          />
        )}
      </dd>
    </div>
  );
}
