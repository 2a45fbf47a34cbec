import { useSelector } from '@xstate/react';
import type { BookingActor } from '../../machines/booking/booking.machine.ts';
import { selectBooking } from '../../machines/booking/booking.selectors.ts';
import { departureDate } from '../../src/domain/dates/dates.ts';
import { wholeParty } from '../../src/domain/search/guest-counts.ts';
import { describeParty } from '../texts/describe-party.ts';
import { DateRange } from '../ui/calendar/DateRange.tsx';
import { ButtonAbout } from '../ui/controls/ButtonAbout.tsx';
import { registerStyles } from '../ui/frame/styles.ts';
import { useTexts } from '../ui/text/texts-context.tsx';
import css from './stay-line.css?inline';

registerStyles(css);

interface StayLineProps {
  actor: BookingActor;
  /** Leads to the search; left out where nothing can be changed any more. */
  onChange?: (() => void) | undefined;
}

/** 'Sun 17 – Mon 18 Jan · 2 adults · Change': dates and guests, in each step after the search. */
export function StayLine({ actor, onChange }: StayLineProps) {
  const texts = useTexts();
  const { booking: words, shared, formats } = texts;
  const search = useSelector(actor, selectBooking)?.search;
  if (!search) return null;
  const { arrivalDate, guestOccupancies } = search;
  const rooms = guestOccupancies.length;
  const party = wholeParty(guestOccupancies);
  return (
    <p className="stay-line">
      <span>
        <DateRange isBrief from={arrivalDate} to={departureDate(search)} />
        {rooms > 1 ? <span>{formats.plural(shared.rooms, rooms)}</span> : null}
        <span>{describeParty(texts, party)}</span>
        {party.dogs > 0 ? <span>{formats.plural(shared.dogs, party.dogs)}</span> : null}
      </span>
      {onChange ? (
        <ButtonAbout variant="link" about={words.stay.what} onClick={onChange}>
          {words.stay.change}
        </ButtonAbout>
      ) : null}
    </p>
  );
}
