import { HOME_COUNTRY } from '../../src/domain/guests/countries.ts';
import type { ActorRefFrom } from 'xstate';
import type { LoginOutput } from '../shared/login/login.machine.ts';
import { withEvent, withOutput } from '../shared/params.ts';
import { byOutput } from './transitions.ts';
import { bookingSetup } from './booking.setup.ts';
import type { IdleOutput } from './idle/idle.machine.ts';
import { flow } from './booking.flow.ts';
import { calls } from './flow-calls.ts';
import { endBooking } from './flow-targets.ts';
import { withoutBooking } from './booking.stay.ts';
import { firstHint } from './booking-hints.rules.ts';
import { openingOf } from './amending.rules.ts';
import { destinationAt } from './booking.types.ts';

/**
 * The whole booking of a stay. Six regions run beside the flow: who is signed in, the room that is being changed, the
 * idle session, the question before a link gives back held rooms, signing in, and the question before 'Cancel'.
 */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  type: 'parallel',
  context: ({ input }) => ({
    opening: openingOf(input),
    link: input.destination?.link ?? null,
    canLogin: input.canLogin,
    isShort: input.isShort,
    asksLeadOnly: input.asksLeadOnly,
    country: input.country ?? HOME_COUNTRY,
    stay: input.draft ? { phase: 'kept', draft: input.draft } : withoutBooking(null),
    destination: input.destination ?? destinationAt({ step: 'start', leg: 1 }),
    isAddressed: input.destination !== null,
    configuration: null,
    profile: null,
    payment: input.payment,
    lost: null,
    amended: null,
    endedAmendment: input.draft?.endedAmendment ?? null,
    notice: null,
    hint: firstHint(input),
    failure: null,
  }),
  on: {
    'booking.updated': { actions: 'mergePatch' },
    'route.unknown': { actions: 'hintUnknownRoute' },
    'hint.dismissed': { actions: 'dismissHint' },
    'notKept.dismissed': { actions: 'dismissNotKept' },
    'amendment.doubted': { actions: [withEvent('doubtAmended'), 'tellGone'] },
    'sums.differ': { actions: withEvent('warnOfSums') },
  },
  states: {
    flow,
    member: {
      initial: 'restoring',
      on: {
        'member.loggedOut': [
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
            'signIn.expired': [
              { guard: 'isSignInLostWhilePaying', actions: ['forgetProfile', 'noteSignInLost'] },
              { actions: 'forgetProfile' },
            ],
          },
        },
      },
    },
    /** Looks up the booked room that a member changes, before its id is shown, and again where the estate refuses. */
    amended: {
      initial: 'settled',
      states: {
        settled: { always: { guard: 'mustAskForAmended', target: 'asking' } },
        asking: {
          entry: 'beginAsking',
          invoke: {
            ...calls.findBookedRoom,
            onDone: { target: 'settled', actions: [withOutput('keepAmended'), 'tellGone'] },
            onError: 'settled',
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
            ...calls.idle,
            onDone: byOutput<IdleOutput>()({
              expired: { target: 'ended', actions: endBooking('expired') },
              keepAliveFailed: { target: 'ended', actions: endBooking('failed') },
            }),
            onError: { target: 'ended', actions: endBooking('failed') },
          },
        },
        ended: { always: { guard: 'isHoldUnwatched', target: 'off' } },
      },
    },
    /** Asks before a link to a new search gives back held rooms (D-52). */
    link: {
      initial: 'settled',
      states: {
        settled: { always: { guard: 'isLinkWaiting', target: 'asking' } },
        asking: {
          always: { guard: 'isLinkSettled', target: 'settled' },
          on: {
            'newSearch.dismissed': { actions: 'forgetLink' },
            'newSearch.confirmed': { target: 'answered', actions: endBooking('linked') },
            'booking.ended': { actions: 'forgetLink' },
            'payment.recorded': { actions: 'forgetLink' },
          },
        },
        answered: { always: { guard: 'isLinkSettled', target: 'settled' } },
      },
    },
    /** A guest on the shorter way may sign in at any step, and stays there. */
    signIn: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'signIn.requested': { guard: 'canSignIn', target: 'open' },
          },
        },
        open: {
          always: { guard: 'cannotSignIn', target: 'closed' },
          invoke: {
            ...calls.signIn,
            onDone: byOutput<LoginOutput>()({
              migrating: { target: 'closed', actions: withOutput('askToRegister') },
              signedIn: { target: 'closed', actions: withOutput('takeSignIn') },
            }),
            onError: 'closed',
          },
          on: { 'signIn.dismissed': 'closed' },
        },
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
            'cancel.confirmed': { actions: endBooking('cancelled') },
          },
        },
      },
    },
  },
});

export type BookingActor = ActorRefFrom<typeof bookingMachine>;
