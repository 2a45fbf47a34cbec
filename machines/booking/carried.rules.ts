import type { Booking, CarriedOver } from '../../src/domain/booking/booking.ts';
import { createBooking } from '../../src/domain/booking/legs.ts';
import { withAllAges } from '../../src/domain/search/occupancy.ts';
import { destinationAt, type BookingContext, type Changes } from './booking.types.ts';
import { bookingOf, withBooking } from './visit.rules.ts';

/** Begins a booking with one empty leg per room of the asked search. The lead booker's details stay. */
export function beginBooking(context: BookingContext): Changes {
  const { visit } = context;
  if (!visit?.asked) return {};
  const { session, asked } = visit;
  const before = bookingOf(context);
  const { search, legs, vouchers, ...blank } = createBooking(withAllAges(asked.search), asked.vouchers);
  const carried = before ? { carried: carriedFrom(before) } : {};
  const booking = { ...blank, ...before, search, legs, vouchers, ...carried };
  return {
    visit: {
      session,
      stay: { booking, leg: 1, availability: null, iPageSessionId: null, wallets: [] },
      asked: null,
    },
    search: null,
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
export function dismissNotKept(context: BookingContext): Changes {
  return withBooking(context, ({ carried, ...booking }) => ({
    ...booking,
    carried: carried && { ...carried, notKept: [] },
  }));
}
