import { withOutput } from '../../shared/params.ts';
import type { RestoreOutput } from '../../steps/restore/restore.machine.ts';
import type { StartOutput } from '../../steps/start/start.machine.ts';
import { bookingSetup } from '../chart.ts';
import { calls } from '../inputs.ts';
import { endAmendment } from '../member/amending.rules.ts';
import { takeProfile } from '../member/member.rules.ts';
import { beginBooking } from '../staying/staying.rules.ts';
import { CLOSE_SIGN_IN, failed, FLOW, goTo, onStepFailed, setNotice } from '../targets.ts';
import { by, byOutput, change, changeByOutput } from '../transitions.ts';
import {
  beginRestoring,
  keepSession,
  takeSearch,
  wayFromSearch,
  wayToLinked,
  wayToSearch,
} from './searching.rules.ts';

const FOUND = { target: FLOW.legs, actions: [changeByOutput(takeSearch), change(beginBooking)] } as const;

function beginningSession<const Next extends object, const Lost extends string>(onDone: Next, onError: Lost) {
  return { tags: 'busy', invoke: { ...calls.beginSession, onDone, onError } } as const;
}

/** What comes before the rooms. */
export const searching = bookingSetup.createStateConfig({
  states: {
    start: {
      meta: { step: 'start' },
      entry: CLOSE_SIGN_IN,
      exit: setNotice(null),
      invoke: {
        ...calls.start,
        onDone: byOutput<StartOutput>()({
          migrating: { target: 'start', reenter: true, actions: withOutput('askToRegister') },
          signedIn: { target: 'search', actions: changeByOutput(takeProfile) },
          restore: { target: 'restoring' },
          anonymous: { target: 'search' },
        }),
        onError: 'startFailed',
      },
    },

    /** The start broke. The guest begins again from the first call. */
    startFailed: failed(FLOW.loading),

    /** A new session takes up the booking of the session that is over, as far as it is still on offer. */
    restoring: {
      meta: { step: 'rooms', actor: 'restore' },
      initial: 'beginning',
      // The booking that is being restored has the member's names in it (E-07).
      on: { 'member.loggedOut': { target: FLOW.arriving, actions: goTo('rooms') } },
      states: {
        beginning: beginningSession(
          { target: 'asking', actions: [changeByOutput(keepSession), change(beginRestoring)] },
          'unavailable',
        ),
        unavailable: failed('beginning'),
        asking: {
          invoke: {
            ...calls.restore,
            onDone: byOutput<RestoreOutput>()({
              restored: { target: FLOW.arriving, actions: goTo('guests') },
              newSearch: { target: FLOW.search },
            }),
            onError: onStepFailed('rooms'),
          },
        },
      },
    },

    /**
     * An amendment waits for its member: nobody else may replace the room (F-13). Whoever does not log in begins a new
     * booking.
     */
    identifying: {
      meta: { step: 'search', actor: 'start' },
      entry: CLOSE_SIGN_IN,
      invoke: {
        ...calls.identify,
        onDone: byOutput<Exclude<StartOutput, { type: 'restore' }>>()({
          migrating: { target: 'identifying', reenter: true, actions: withOutput('askToRegister') },
          signedIn: { target: FLOW.arriving, actions: changeByOutput(takeProfile) },
          anonymous: { target: FLOW.arriving, actions: change(endAmendment) },
        }),
        onError: FLOW.searchUnavailable,
      },
      // The member has left during a payment, and the amendment ends only now.
      on: { 'member.loggedOut': FLOW.arriving },
    },

    search: {
      meta: { step: 'search' },
      initial: 'deciding',
      states: {
        deciding: {
          always: by(wayToSearch)({
            beginningSession: { target: 'beginningSession' },
            identifying: { target: FLOW.identifying, actions: 'openSearch' },
            form: { target: 'form', actions: 'openSearch' },
          }),
        },
        beginningSession: beginningSession(
          { target: 'deciding', actions: changeByOutput(keepSession) },
          'unavailable',
        ),
        unavailable: failed('deciding'),
        form: {
          invoke: {
            ...calls.search,
            onDone: by(wayFromSearch)({
              searchedAgain: { target: FLOW.searchedAgain, actions: changeByOutput(takeSearch) },
              legs: FOUND,
            }),
            onError: 'unavailable',
          },
        },
      },
    },

    /**
     * The guest has followed a link with a whole search, on the shorter way. It leads straight to the rooms. The form
     * is shown where the guest still has something to decide.
     */
    followingLink: {
      meta: { step: 'search' },
      initial: 'deciding',
      states: {
        deciding: {
          always: by(wayToLinked)({
            beginningSession: { target: 'beginningSession' },
            searching: { target: 'searching', actions: 'openSearch' },
          }),
        },
        beginningSession: beginningSession(
          { target: 'deciding', actions: changeByOutput(keepSession) },
          FLOW.searchUnavailable,
        ),
        searching: { invoke: { ...calls.linkedSearch, onDone: FOUND, onError: FLOW.searchUnavailable } },
      },
    },
  },
}).states;
