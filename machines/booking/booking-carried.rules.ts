import type { Booking, CarriedOver } from '../../src/domain/booking/booking.ts';
import { createBooking } from '../../src/domain/booking/legs.ts';
import { withAllAges } from '../../src/domain/search/occupancy.ts';
import { withBooking } from './booking.stay.ts';
import { destinationAt, type BookingContext, type Changes } from './booking.types.ts';

/** A new booking with one empty leg per room of the search. The lead booker's details stay. */
export function beginBooking({ stay }: BookingContext): Changes {
  if (stay.phase !== 'searched') return {};
  const { session, booking: before } = stay;
  const { search, legs, vouchers, ...blank } = createBooking(withAllAges(stay.search), stay.vouchers);
  const carried = before ? { carried: carriedFrom(before) } : {};
  return {
    stay: {
      ...{ phase: 'booking', session, booking: { ...blank, ...before, search, legs, vouchers, ...carried } },
      ...{ leg: 1, availability: null, iPageSessionId: null, wallets: [] },
    },
    destination: destinationAt({ step: 'rooms', leg: 1 }),
    lost: null,
  };
}

/**
 * What the new search carries over. A room that still waits from an earlier search comes first, so that it counts and
 * not the room chosen in its place since.
 */
function carriedFrom({ legs, carried }: Booking): CarriedOver {
  const chosen = legs.filter(({ roomCode }) => roomCode);
  return { before: carried ? [...carried.before, ...chosen] : chosen, notKept: carried?.notKept ?? [] };
}

/** The guest has read the list of what was not kept. */
export function dismissNotKept({ stay }: BookingContext): Changes {
  return {
    stay: withBooking(stay, ({ carried, ...booking }) => ({
      ...booking,
      carried: carried && { ...carried, notKept: [] },
    })),
  };
}
