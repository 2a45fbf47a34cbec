import { assign, sendParent, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { PackagePrice } from '../../../src/domain/addons/addons.ts';
import type { Availability } from '../../../src/domain/rooms/availability.ts';
import type { Booking, Hold } from '../../../src/domain/booking/booking.ts';
import { holdLeg, isHeld, legOf, withLeg } from '../../../src/domain/booking/legs.ts';
import {
  hasUntimedAddOns,
  legAgain,
  withAddOnsAgain,
  type LegAgain,
} from '../../../src/domain/booking/restoring.ts';
import type { BookingUpdated } from '../../shared/booking-updated.ts';
import { isSessionGone } from '../../shared/failure.ts';
import { keepFailure, type LastFailure } from '../../shared/last-failure.ts';
import { ports } from '../../shared/ports.ts';
import type { RestoreInput, RestoreOutput, RoomBecame } from './restore.types.ts';

export type RestoreEvent =
  | { type: 'restore.retried' }
  | { type: 'restore.accepted' }
  /** The guest wants another search. Possible at any moment. */
  | { type: 'search.wanted' };

export interface RestoreContext extends RestoreInput, LastFailure {
  /** The booking, as far as it is restored. */
  booking: Booking;
  /** The answer to the search; null until it comes. */
  availability: Availability | null;
  /** What became of each room, in order. Rooms not tried yet are missing. */
  rooms: readonly RoomBecame[];
  /** The prices of add-ons; null where they are unknown. */
  prices: readonly PackagePrice[] | null;
}

const types = {} as {
  context: RestoreContext;
  events: RestoreEvent;
  input: RestoreInput;
  output: RestoreOutput;
  tags: 'busy' | 'failed';
};

export const restoreSetup = setup({
  types,
  actors: {
    searchAvailability: ports.searchAvailability,
    bookLeg: ports.bookLeg,
    loadPackages: ports.loadPackages,
  },
  guards: {
    isPast: ({ context: { lost, session } }) => lost.search.arrivalDate < session.businessDate,
    isSessionGone: (_, failure: Failure) => isSessionGone(failure),
    isEveryRoomSettled: ({ context: { rooms, lost } }) => rooms.length === lost.legs.length,
    isOnOffer: ({ context }) => nextLeg(context)?.missing === null,
    hasAddOnsToAsk: ({ context: { lost, booking } }) => hasUntimedAddOns(lost) && booking.legs.some(isHeld),
  },
  actions: {
    keepAvailability: assign((_, availability: Availability) => ({ availability })),
    keepFailure: assign(keepFailure),
    keepHold: assign(({ context }, { confirmationNumber, internalIdentifier }: Hold) =>
      settle(context, 'held', { confirmationNumber, internalIdentifier }),
    ),
    noteNotHeld: assign(({ context }) => settle(context, 'hold', null)),
    noteMissing: assign(({ context }) => settle(context, nextLeg(context)?.missing ?? 'room', null)),
    takeAddOns: assign(({ context }, prices: PackagePrice[]) => ({
      prices,
      booking: withAddOns(context, prices),
    })),
    tellFlow: sendParent(({ context: { booking: patch } }): BookingUpdated => ({
      type: 'booking.updated',
      patch,
    })),
    tellExpired: sendParent({ type: 'booking.ended', reason: 'expired' }),
  },
});

/** The next room to hold; null after the last, or before the search is answered. */
export function nextLeg({
  configuration,
  availability,
  booking,
  lost,
  rooms,
}: RestoreContext): LegAgain | null {
  const leg = lost.legs[rooms.length];
  return leg && availability ? legAgain(configuration, availability, booking, leg) : null;
}

/** Settles the next room. A room that is not held gets no rate: the guest chooses it again. */
function settle(context: RestoreContext, became: RoomBecame, hold: Hold | null): Partial<RestoreContext> {
  const next = nextLeg(context);
  if (next === null) return {};
  const { booking, rooms } = context;
  const known = legOf(booking, next.leg.leg) ?? next.leg;
  const leg = hold ? holdLeg(next.leg, hold) : became === 'rate' ? next.leg : known;
  return { rooms: [...rooms, became], booking: withLeg(booking, leg) };
}

function withAddOns(
  { configuration, booking, lost }: RestoreContext,
  prices: readonly PackagePrice[],
): Booking {
  return booking.legs.reduce((restored, leg) => {
    const before = legOf(lost, leg.leg);
    return before && isHeld(leg)
      ? withLeg(restored, withAddOnsAgain(configuration, restored, leg, before, prices))
      : restored;
  }, booking);
}
