import { assign, sendParent, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { PackagePrice } from '../../../src/domain/addons.ts';
import type { Availability } from '../../../src/domain/availability.ts';
import type { Booking, Hold } from '../../../src/domain/booking.ts';
import { holdLeg, isHeld, legOf, withLeg } from '../../../src/domain/legs.ts';
import { hasUntimedAddOns, legAgain, withAddOnsAgain, type LegAgain } from '../../../src/domain/restoring.ts';
import type { BookingUpdated } from '../../shared/booking-updated.ts';
import { isSessionGone } from '../../shared/failure.ts';
import { keepFailure, type LastFailure } from '../../shared/last-failure.ts';
import { ports } from '../../shared/ports.ts';
import type { RestoreInput, RestoreOutput, RoomBecame } from './restore.types.ts';

export type RestoreEvent =
  | { type: 'restore.retried' }
  | { type: 'restore.accepted' }
  /** Another search, whatever is under way. */
  | { type: 'search.wanted' };

export interface RestoreContext extends RestoreInput, LastFailure {
  /** As far as it is restored. */
  booking: Booking;
  /** What the search found; null until it is answered. */
  availability: Availability | null;
  /** What became of each room, in their order; those that are not asked for yet are not in it. */
  rooms: readonly RoomBecame[];
  /** Of add-ons; null where they are not known. */
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
    isGone: (_, failure: Failure) => isSessionGone(failure),
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
    endBooking: sendParent({ type: 'booking.ended', reason: 'expired' }),
  },
});

/** The room that is to be asked for next; null where none is left, or before the search is answered. */
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

/** A room that is not held stays without its rate: it is to be chosen again. */
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
