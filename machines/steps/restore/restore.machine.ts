import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { PackagePrice } from '../../../src/domain/addons/addons.ts';
import type { Availability } from '../../../src/domain/rooms/availability.ts';
import type { Booking, Hold } from '../../../src/domain/booking/booking.ts';
import { searchWithVouchers, holdLeg, isHeld, legOf, withLeg } from '../../../src/domain/booking/legs.ts';
import {
  hasUntimedAddOns,
  legAgain,
  withAddOnsAgain,
  type LegAgain,
  begunAgain,
  type Missing,
} from '../../../src/domain/booking/restoring.ts';
import type { BookingUpdated } from '../../shared/booking-updated.ts';
import { isSessionGone } from '../../shared/failure.ts';
import { keepFailure, type LastFailure, NO_FAILURE } from '../../shared/last-failure.ts';
import { ports } from '../../shared/ports.ts';
import { outputOf } from '../../shared/output.ts';
import { withFailure, withOutput } from '../../shared/params.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import type { Session } from '../../../src/domain/booking/session.ts';

export interface RestoreInput {
  configuration: StayConfiguration;
  /** The new session. */
  session: Session;
  /** The booking of the session that is over. */
  lost: Booking;
}

export type RestoreOutput =
  /** The guest has seen the changes. */
  | { type: 'restored' }
  /** The guest wants another search instead. */
  | { type: 'newSearch' };

/** What became of a room. 'hold': the estate refused the hold, or its answer was lost. */
export type RoomBecame = 'held' | 'hold' | Missing;

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

const restoreSetup = setup({
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
function nextLeg({ configuration, availability, booking, lost, rooms }: RestoreContext): LegAgain | null {
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

/**
 * The rooms of a booking whose session is over are asked for again in a new session. Then the guest sees what has
 * changed.
 *
 * It is the same search, the same room and rate of each leg where they are still on offer, and the add-ons that need no
 * time. Each hold is told to the flow at once, so that a reload keeps it.
 */
export const restoreMachine = restoreSetup.createMachine({
  id: 'restore',
  context: ({ input }) => ({
    ...input,
    booking: begunAgain(input.lost),
    availability: null,
    rooms: [],
    prices: null,
    ...NO_FAILURE,
  }),
  entry: 'tellFlow',
  output: outputOf<RestoreContext, RestoreOutput>({
    restored: () => ({ type: 'restored' }),
    newSearch: () => ({ type: 'newSearch' }),
  }),
  initial: 'opening',
  on: { 'search.wanted': '.newSearch' },
  states: {
    opening: { always: [{ guard: 'isPast', target: 'past' }, { target: 'searching' }] },
    /** The day of arrival is past. */
    past: {},
    searching: {
      tags: 'busy',
      invoke: {
        id: 'searchAvailability',
        src: 'searchAvailability',
        input: ({ context: { session, booking } }) => ({
          sessionId: session.id,
          search: searchWithVouchers(booking),
        }),
        onDone: { target: 'holding', actions: withOutput('keepAvailability') },
        onError: [
          { guard: withFailure('isSessionGone', 'searchAvailability'), target: 'ended' },
          { target: 'failed', actions: withFailure('keepFailure', 'searchAvailability') },
        ],
      },
    },
    failed: { tags: 'failed', on: { 'restore.retried': 'searching' } },
    /** Holds the rooms one after another: two legs that want the last room of a kind do not both get it. */
    holding: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isEveryRoomSettled', target: '#restore.settled' },
            { guard: 'isOnOffer', target: 'asking' },
            { target: 'deciding', reenter: true, actions: ['noteMissing', 'tellFlow'] },
          ],
        },
        asking: {
          tags: 'busy',
          invoke: {
            id: 'bookLeg',
            src: 'bookLeg',
            input: ({ context }) => ({
              sessionId: context.session.id,
              search: context.booking.search,
              leg: legToHold(context),
            }),
            onDone: { target: 'deciding', actions: [withOutput('keepHold'), 'tellFlow'] },
            onError: [
              { guard: withFailure('isSessionGone', 'bookLeg'), target: '#restore.ended' },
              { target: 'deciding', actions: ['noteNotHeld', 'tellFlow'] },
            ],
          },
        },
      },
    },
    settled: { always: [{ guard: 'hasAddOnsToAsk', target: 'pricing' }, { target: 'shown' }] },
    pricing: {
      tags: 'busy',
      invoke: {
        id: 'loadPackages',
        src: 'loadPackages',
        input: ({ context }) => ({ search: context.booking.search }),
        onDone: { target: 'shown', actions: [withOutput('takeAddOns'), 'tellFlow'] },
        // Without prices, the guest chooses the add-ons.
        onError: 'shown',
      },
    },
    shown: { on: { 'restore.accepted': 'restored' } },
    /** The new session is over too. The flow leads to the start. */
    ended: { entry: 'tellExpired' },
    restored: { type: 'final' },
    newSearch: { type: 'final' },
  },
});

function legToHold(context: RestoreContext) {
  const next = nextLeg(context);
  if (next === null) throw new Error('There is no room to hold');
  return next.leg;
}

export type RestoreRef = ActorRefFrom<typeof restoreMachine>;
