import type { Availability } from '../../../src/domain/rooms/availability.ts';
import type { Booking, CarriedOver, Leg } from '../../../src/domain/booking/booking.ts';
import {
  chooseRate,
  chooseRoom,
  createBooking,
  holdLeg,
  isHeld,
  legOf,
  withLeg,
} from '../../../src/domain/booking/legs.ts';
import type { AvailabilityRenewed, RatesOutput } from '../../steps/rates/rates.rules.ts';
import type { RoomsOutput } from '../../steps/rooms/rooms.rules.ts';
import type { SummaryOutput } from '../../steps/summary/summary.machine.ts';
import { bookingOf, withBooking, withStay } from '../booking.rules.ts';
import { destinationAt, type BookingContext, type Changes, type Stay } from '../booking.types.ts';
import { openedBy } from './review.rules.ts';

/** Begins a booking with one empty leg per room of the asked search. The lead booker's details stay. */
export function beginBooking(context: BookingContext): Changes {
  const { visit } = context;
  if (!visit?.asked) return {};
  const { session, asked } = visit;
  const before = bookingOf(context);
  const booking = createBooking(asked, before ? { ...before, carried: carriedFrom(before) } : {});
  const { unseen = null, questions = [] } = visit.stay ?? {};
  return {
    visit: {
      session,
      stay: { booking, leg: 1, availability: null, iPageSessionId: null, wallets: [], unseen, questions },
      asked: null,
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
export function dismissNotKept(context: BookingContext): Changes {
  return withBooking(context, ({ carried, ...booking }) => ({
    ...booking,
    carried: carried && { ...carried, notKept: [] },
  }));
}

/** Takes the answer of the rooms step: a room for this leg, whatever its rate, or another search. */
export function takeRooms(context: BookingContext, output: RoomsOutput): Changes {
  const { visit } = context;
  if (!visit?.stay || output.type === 'newSearch') return {};
  if (output.type === 'searchAgain') return { visit: { ...visit, asked: output } };
  const { roomCode, guestQuota } = output;
  return withStay(
    visit,
    withCurrentLeg(context, visit.stay, (leg) => chooseRoom(leg, roomCode, guestQuota)),
  );
}

/**
 * Keeps the held leg, with what it carries over from the booking before. Then turns to the next leg, held or not; after
 * the last leg, to the guests (E-12).
 */
export function takeRates(context: BookingContext, output: RatesOutput): Changes {
  const { configuration, visit } = context;
  if (output.type !== 'legHeld' || !configuration || !visit?.stay) return {};
  const { rate, includedPackages, hold, carried } = output;
  const { stay } = visit;
  const next = roomAfter(stay);
  const told = stay.booking.carried;
  const booking =
    carried && told
      ? {
          ...stay.booking,
          carried: { before: carried.before, notKept: [...told.notKept, ...carried.notKept] },
        }
      : stay.booking;
  const held = withCurrentLeg(context, { ...stay, booking }, (leg) =>
    holdLeg(carried?.leg ?? chooseRate(configuration, leg, rate, includedPackages), hold),
  );
  const place = next ? ({ step: 'rooms', leg: next.leg } as const) : ({ step: 'guests', leg: 1 } as const);
  return { ...withStay(visit, { ...held, leg: place.leg }), destination: destinationAt(place) };
}

/** The room that follows the chosen one: the next, held or not, or only one that is not held on the way back (D-646). */
export function roomAfter({ booking, leg, unseen }: Stay): Leg | null {
  const next = legOf(booking, leg + 1);
  return next && unseen !== null && isHeld(next) ? null : next;
}

function withCurrentLeg({ configuration }: BookingContext, stay: Stay, change: (leg: Leg) => Leg): Stay {
  const leg = legOf(stay.booking, stay.leg);
  if (leg === null || configuration === null) return stay;
  const changed = change(leg);
  const unseen = stay.unseen && [...new Set([...stay.unseen, ...openedBy(configuration, leg, changed)])];
  return { ...stay, booking: withLeg(stay.booking, changed), unseen };
}

export function keepAvailability({ visit }: BookingContext, availability: Availability): Changes {
  return visit?.stay ? withStay(visit, { ...visit.stay, availability }) : {};
}

/** The rates have asked for the rooms anew. */
export function takeRenewed(context: BookingContext, { availability }: AvailabilityRenewed): Changes {
  return keepAvailability(context, availability);
}

export function takeSummary({ visit }: BookingContext, output: SummaryOutput): Changes {
  switch (output.type) {
    case 'staged': {
      const { iPageSessionId, wallets } = output;
      return {
        ...(visit?.stay ? withStay(visit, { ...visit.stay, iPageSessionId, wallets }) : {}),
        // A destination other than the payment tells the payment step that its bill is staged.
        destination: destinationAt({ step: 'summary', leg: 1 }),
      };
    }
    case 'edit':
      return { destination: destinationAt(output.place) };
    case 'made':
      return { payment: output.payment };
    case 'back':
      return {};
  }
}
