import type { ActorRefFrom } from 'xstate';
import { withEvent, withOutput } from '../shared/params.ts';
import { answered } from './answered.ts';
import { bookingSetup } from './booking.setup.ts';
import type { IdleOutput } from './idle/idle.machine.ts';
import { ending, left } from './flow-ending.ts';
import { legs } from './flow-legs.ts';
import {
  arriving,
  beginningSession,
  choosingPlace,
  forgetting,
  loading,
  lookingBack,
  openingSearch,
  remembering,
  resuming,
  search,
  searchUnavailable,
  start,
  unavailable,
} from './flow-opening.ts';
import { addons, details, guests, itinerary, leavingDetails, stepFailed, summary } from './flow-steps.ts';
import { confirmation, confirming, moving, outcome, payment, receipt } from './flow-paying.ts';
import { at, NOTHING_CHOSEN, sessionOf } from './flow-context.ts';

/** The whole stay booking (A §4.1, B §4): the flow, and beside it the member, the idle session and two questions. */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  type: 'parallel',
  context: ({ input }) => ({
    opening: input.opening,
    link: input.wanted?.link ?? null,
    canLogin: input.canLogin,
    draft: input.draft,
    wanted: input.wanted ?? at({ step: 'start', leg: 1 }),
    isAddressed: input.wanted !== null,
    configuration: null,
    session: null,
    profile: null,
    search: null,
    ...NOTHING_CHOSEN,
    payment: input.payment,
    notice: null,
    hint: input.hint,
    endReason: 'restarted',
    failure: null,
  }),
  on: {
    'booking.updated': { actions: 'mergePatch' },
    'route.unknown': { actions: 'hintUnknownRoute' },
    'hint.dismissed': { actions: 'dismissHint' },
    'sums.differ': { actions: withEvent('warnOfSums') },
  },
  states: {
    flow: {
      initial: 'lookingBack',
      on: {
        navigated: [
          {
            guard: withEvent('asksBeforeLink'),
            actions: withEvent('keepLink'),
          },
          { target: '.arriving', actions: withEvent('want') },
        ],
        'step.edited': {
          target: '.arriving',
          actions: withEvent('wantPlace'),
        },
        'signIn.ended': [
          { guard: 'hasPayment' },
          {
            guard: withEvent('hasMembersData'),
            target: '.arriving',
            actions: withEvent('wantMembersPlace'),
          },
        ],
        'booking.ended': {
          target: '.ending',
          actions: withEvent('keepReason'),
        },
      },
      states: {
        lookingBack,
        loading,
        unavailable,
        remembering,
        resuming,
        forgetting,
        arriving,
        choosingPlace,
        start,
        openingSearch,
        beginningSession,
        searchUnavailable,
        search,
        legs,
        guests,
        itinerary,
        addons,
        details,
        leavingDetails,
        summary,
        payment,
        outcome,
        confirming,
        moving,
        confirmation,
        receipt,
        stepFailed,
        ending,
        left,
      },
    },
    member: {
      initial: 'restoring',
      on: {
        'signIn.ended': [
          { guard: 'hasPayment', target: '.known', actions: 'forgetProfile' },
          { target: '.known', actions: 'forgetMember' },
        ],
      },
      states: {
        restoring: {
          invoke: {
            id: 'restoreSignIn',
            src: 'restoreSignIn',
            onDone: {
              target: 'known',
              actions: withOutput('keepProfile'),
            },
            onError: 'known',
          },
        },
        known: {
          on: {
            'signIn.lost': [
              { guard: 'isSignInLostWhilePaying', actions: ['forgetProfile', 'noteSignInLost'] },
              { actions: 'forgetProfile' },
            ],
          },
        },
      },
    },
    idle: {
      initial: 'off',
      states: {
        off: { always: { guard: 'isHoldWatched', target: 'watching' } },
        watching: {
          always: { guard: 'isHoldUnwatched', target: 'off' },
          invoke: {
            id: 'idle',
            src: 'idle',
            input: ({ context }) => ({ sessionId: sessionOf(context).id }),
            onDone: answered<IdleOutput>()({
              expired: { target: 'ended', actions: { type: 'endBooking', params: { reason: 'expired' } } },
              keepAliveFailed: {
                target: 'ended',
                actions: { type: 'endBooking', params: { reason: 'failed' } },
              },
            }),
            onError: { target: 'ended', actions: { type: 'endBooking', params: { reason: 'failed' } } },
          },
        },
        ended: { always: { guard: 'isHoldUnwatched', target: 'off' } },
      },
    },
    /** A link to a new search is asked about where it would give back rooms that are held (D-52). */
    link: {
      initial: 'settled',
      states: {
        settled: { always: { guard: 'isLinkWaiting', target: 'asking' } },
        asking: {
          always: { guard: 'isLinkSettled', target: 'settled' },
          on: {
            'newSearch.dismissed': { actions: 'forgetLink' },
            'newSearch.confirmed': {
              target: 'answered',
              actions: { type: 'endBooking', params: { reason: 'linked' } },
            },
            'booking.ended': { actions: 'forgetLink' },
            'payment.started': { actions: 'forgetLink' },
          },
        },
        answered: { always: { guard: 'isLinkSettled', target: 'settled' } },
      },
    },
    leave: {
      initial: 'closed',
      states: {
        closed: { on: { 'cancel.requested': { guard: 'canCancel', target: 'asking' } } },
        asking: {
          always: { guard: 'cannotCancel', target: 'closed' },
          on: {
            'cancel.dismissed': 'closed',
            'cancel.confirmed': { actions: { type: 'endBooking', params: { reason: 'cancelled' } } },
          },
        },
      },
    },
  },
});

export type BookingActor = ActorRefFrom<typeof bookingMachine>;
