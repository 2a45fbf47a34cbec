import { withOutput } from '../shared/params.ts';
import type { StartOutput } from '../steps/start/start.machine.ts';
import type { SummaryOutput } from '../steps/summary/summary.types.ts';
import { bookingSetup } from './booking.setup.ts';
import { byPlainStep, calls, PLAIN_STEPS } from './flow-calls.ts';
import { ending } from './flow-ending.ts';
import { identifying } from './flow-identifying.ts';
import { legs } from './flow-legs.ts';
import { opening } from './flow-opening.ts';
import { made, outcome, payment } from './flow-paying.ts';
import { restoring } from './flow-restoring.ts';
import { followingLink, search } from './flow-searching.ts';
import { stay } from './flow-stay.ts';
import {
  CLOSE_SIGN_IN,
  ends,
  FLOW,
  goTo,
  hears,
  onSignedIn,
  onStepFailed,
  setNotice,
  toPlainStep,
} from './flow-targets.ts';
import { wayFromDetails, wayToPlace } from './passing.rules.ts';
import { by, byOutput } from './transitions.ts';

/** The steps up to the summary, in their order. Each may be left for another place. */
const open = bookingSetup.createStateConfig({
  initial: 'arriving',
  on: { ...hears, ...ends },
  states: {
    /** Waits for the sign-in check, then goes to the wanted place, or to the nearest place that is allowed. */
    arriving: {
      tags: 'busy',
      always: [
        { guard: 'isPaymentUnresolved', target: FLOW.outcome },
        { guard: 'isPaymentFramed', target: FLOW.framed },
        { guard: 'isPaymentAddressed', target: FLOW.outcome, actions: 'takeAddressedPayment' },
        { guard: 'opensWholeLink', target: 'followingLink', actions: ['takeLink', 'arrive'] },
        { guard: 'opensLink', target: 'settled', actions: ['takeLink', 'arrive'] },
        { guard: 'isSignInKnown', target: 'settled', actions: 'arrive' },
      ],
    },

    settled: {
      always: by(wayToPlace)({
        start: { target: 'start' },
        search: { target: 'search' },
        rooms: { target: 'legs' },
        rates: { target: 'legs' },
        ...byPlainStep(toPlainStep),
        details: { target: 'details' },
        payment: { target: FLOW.payment },
        summary: { target: 'summary' },
        login: { target: 'identifying' },
      }),
    },

    start: {
      meta: { step: 'start' },
      entry: CLOSE_SIGN_IN,
      exit: setNotice(null),
      invoke: {
        ...calls.start,
        onDone: byOutput<StartOutput>()({
          migrating: { target: 'start', reenter: true, actions: withOutput('askToRegister') },
          signedIn: { target: 'search', actions: withOutput('takeStart') },
          restore: { target: 'restoring' },
          anonymous: { target: 'search' },
        }),
        onError: 'startFailed',
      },
    },

    /** The start broke. The guest begins again from the first call. */
    startFailed: { tags: 'failed', entry: 'keepFailure', on: { 'load.retried': FLOW.loading } },

    restoring,
    identifying,
    search,
    followingLink,
    legs,
    ...stay,

    details: {
      meta: { step: 'details' },
      invoke: {
        ...calls.details,
        onDone: by(wayFromDetails)({
          summary: { target: 'summary', actions: withOutput('takeDetails') },
          payment: { target: FLOW.payment, actions: [withOutput('takeDetails'), goTo('payment')] },
          login: { target: 'identifying', actions: [withOutput('takeDetails'), goTo('summary')] },
          ...byPlainStep(toPlainStep, PLAIN_STEPS.toReversed()),
          rooms: { target: 'arriving', actions: goTo('rooms') },
        }),
        onError: onStepFailed('details'),
      },
      on: onSignedIn('details'),
    },

    summary: {
      meta: { step: 'summary' },
      invoke: {
        ...calls.summary,
        onDone: byOutput<SummaryOutput>()({
          staged: { target: FLOW.payment, actions: withOutput('takeSummary') },
          edit: { target: 'arriving', actions: withOutput('takeSummary') },
          made: { target: FLOW.made, actions: withOutput('takeSummary') },
          back: { target: 'details' },
        }),
        onError: onStepFailed('summary'),
      },
      on: {
        ...onSignedIn('summary'),
        // What the estate refused is said once, above the step.
        'amendment.gone': { target: 'summary', reenter: true },
      },
    },

    /**
     * A step broke. The booking is kept: the guest goes on from that step, or from the nearest place that is allowed.
     */
    stepFailed: { tags: 'failed', entry: 'keepFailure', on: { 'load.retried': 'arriving' } },
  },
});

/** The whole flow, from the first moment to the confirmation, in the order of the steps. */
export const flow = bookingSetup.createStateConfig({
  initial: 'opening',
  states: {
    opening,
    open,
    payment,
    /** No event of the guest is heard here. */
    locked: {
      tags: 'locked',
      entry: { type: 'raise', params: { type: 'flow.locked' } },
      states: { outcome, ending },
      initial: 'ending',
    },
    made,
    /** The guest has gone to another page. Coming back begins anew. */
    left: { tags: 'locked', on: { navigated: hears.navigated[1] } },
  },
});
