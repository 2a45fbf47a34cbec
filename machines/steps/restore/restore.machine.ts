import type { ActorRefFrom } from 'xstate';
import { begunAgain } from '../../../src/domain/booking/restoring.ts';
import { NO_FAILURE } from '../../shared/last-failure.ts';
import { outputOf } from '../../shared/output.ts';
import { withFailure, withOutput } from '../../shared/params.ts';
import { nextLeg, restoreSetup, type RestoreContext } from './restore.setup.ts';
import type { RestoreOutput } from './restore.types.ts';

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
        input: ({ context: { session, booking } }) => ({ sessionId: session.id, search: booking.search }),
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
