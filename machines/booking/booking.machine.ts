import { HOME_COUNTRY } from '../../src/domain/guests/countries.ts';
import type { ActorRefFrom } from 'xstate';
import type { LoginOutput } from '../shared/login/login.machine.ts';
import { withEvent, withOutput } from '../shared/params.ts';
import { applyPatch } from './booking.rules.ts';
import type { IdleOutput } from './idle/idle.machine.ts';
import { destinationAt } from './booking.types.ts';
import { bookingSetup } from './chart.ts';
import { flow } from './flow.states.ts';
import { dismissHint, firstHint, hinting } from './hints.rules.ts';
import { calls } from './inputs.ts';
import { beginAsking, doubtAmended, keepAmended, openingOf } from './member/amending.rules.ts';
import {
  endReturn,
  forgetMember,
  forgetProfile,
  keepProfile,
  takeSignIn,
  wayOfLogout,
  wayOfLostSignIn,
} from './member/member.rules.ts';
import { forgetLink } from './searching/searching.rules.ts';
import { dismissNotKept } from './staying/staying.rules.ts';
import { endBooking } from './targets.ts';
import { by, byOutput, change, changeByEvent, changeByOutput } from './transitions.ts';

/**
 * The whole booking of a stay. Five regions run beside the flow: who is signed in, the room that is being changed, the
 * idle session, signing in, and the question that the guest is asked.
 */
export const bookingMachine = bookingSetup.createMachine({
  id: 'booking',
  type: 'parallel',
  context: ({ input }) => ({
    opening: openingOf(input),
    link: input.destination?.link ?? null,
    canLogin: input.canLogin,
    isShort: input.isShort,
    isReturning: input.isReturning ?? false,
    asksLeadOnly: input.asksLeadOnly,
    country: input.country ?? HOME_COUNTRY,
    draft: input.draft,
    visit: null,
    search: null,
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
    'booking.updated': { actions: changeByEvent(applyPatch) },
    'route.unknown': { actions: hinting('unknownRoute') },
    'hint.dismissed': { actions: change(dismissHint) },
    'notKept.dismissed': { actions: change(dismissNotKept) },
    'amendment.doubted': { actions: [changeByEvent(doubtAmended), 'tellGone'] },
    'sums.differ': { actions: withEvent('warnOfSums') },
  },
  states: {
    flow,
    member: {
      initial: 'restoring',
      on: {
        'member.loggedOut': by(wayOfLogout)({
          paying: { target: '.known', actions: change(forgetProfile) },
          free: { target: '.known', actions: change(forgetMember) },
        }),
      },
      states: {
        restoring: {
          invoke: {
            id: 'restoreSignIn',
            src: 'restoreSignIn',
            onDone: { target: 'known', actions: changeByOutput(keepProfile) },
            onError: 'known',
          },
        },
        known: {
          on: {
            'signIn.expired': by(wayOfLostSignIn)({
              told: { actions: [change(forgetProfile), hinting('signedOut')] },
              untold: { actions: change(forgetProfile) },
            }),
          },
        },
      },
    },
    /** Looks up the booked room that a member changes, before its id is shown, and again where the estate refuses. */
    amended: {
      initial: 'settled',
      on: { 'amended.wanted': '.asking' },
      states: {
        settled: {},
        asking: {
          entry: change(beginAsking),
          invoke: {
            ...calls.findBookedRoom,
            onDone: { target: 'settled', actions: [changeByOutput(keepAmended), 'tellGone'] },
            onError: 'settled',
          },
        },
      },
    },
    /** Ends the session of a guest who does nothing, while a room is held and the provider's page is not open. */
    idle: {
      initial: 'off',
      states: {
        off: {
          on: {
            'hold.begun': 'watching',
            'frame.unattended': 'watching',
            'frame.closed': 'watching',
          },
        },
        watching: {
          invoke: {
            ...calls.idle,
            onDone: byOutput<IdleOutput>()({
              expired: { target: 'off', actions: endBooking('expired') },
              keepAliveFailed: { target: 'off', actions: endBooking('failed') },
            }),
            onError: { target: 'off', actions: endBooking('failed') },
          },
          on: { 'hold.ended': 'off', 'frame.opened': 'off' },
        },
      },
    },
    /** A guest on the shorter way may sign in at any step, and stays there. */
    signIn: {
      initial: 'closed',
      states: {
        closed: {
          // The page comes back from a login on the provider's pages: the login at the step takes the answer.
          always: { guard: 'isReturningHere', target: 'open' },
          on: {
            'signIn.requested': { guard: 'canSignIn', target: 'open' },
            // The step has a login of its own, or somebody is signed in.
            'signIn.closed': { actions: change(endReturn) },
            'member.known': { actions: change(endReturn) },
          },
        },
        open: {
          entry: change(endReturn),
          invoke: {
            ...calls.signIn,
            onDone: byOutput<LoginOutput>()({
              migrating: { target: 'closed', actions: withOutput('askToRegister') },
              // 'member.known' closes it.
              signedIn: {
                actions: [changeByOutput(takeSignIn), { type: 'raise', params: { type: 'member.signedIn' } }],
              },
            }),
            onError: 'closed',
          },
          on: {
            'signIn.dismissed': 'closed',
            // The step has a login of its own, somebody is signed in, or nothing leads away.
            'signIn.closed': 'closed',
            'member.known': 'closed',
            'flow.locked': 'closed',
            'payment.begun': 'closed',
          },
        },
      },
    },
    /** What the guest is asked over the step. The answer closes it, and so does a flow that cannot be left any more. */
    question: {
      initial: 'closed',
      on: { 'link.waits': '.linking' },
      states: {
        closed: { on: { 'leave.requested': { guard: 'canCancel', target: 'leaving' } } },
        leaving: {
          on: {
            'leave.dismissed': 'closed',
            'leave.confirmed': { target: 'closed', actions: endBooking('cancelled') },
            'booking.ended': 'closed',
            'flow.locked': 'closed',
            'payment.begun': 'closed',
          },
        },
        /** Asks before a link to a new search gives back held rooms (D-52). */
        linking: {
          on: {
            'newSearch.dismissed': { actions: change(forgetLink) },
            'newSearch.confirmed': { target: 'closed', actions: endBooking('linked') },
            'booking.ended': { actions: change(forgetLink) },
            'payment.recorded': { actions: change(forgetLink) },
            'link.settled': 'closed',
            'leave.requested': 'leaving',
          },
        },
      },
    },
  },
});

export type BookingActor = ActorRefFrom<typeof bookingMachine>;
