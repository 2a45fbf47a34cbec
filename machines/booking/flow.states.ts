import { bookingSetup } from './chart.ts';
import { ending } from './ending/ending.states.ts';
import { byPlainStep } from './inputs.ts';
import { opening } from './opening/opening.states.ts';
import { takeAddressedPayment } from './opening/opening.rules.ts';
import { made, outcome, payment } from './paying/paying.states.ts';
import { arrive, wayToPlace } from './places.rules.ts';
import { searching } from './searching/searching.states.ts';
import { takeLink } from './searching/searching.rules.ts';
import { lastSteps, legs, plainSteps } from './staying/staying.states.ts';
import { ends, failed, FLOW, FOLLOWED, hears, toPlainStep } from './targets.ts';
import { by, change } from './transitions.ts';

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
        // What an address brings is taken, and counts at once.
        { guard: 'isPaymentAddressed', actions: change(takeAddressedPayment) },
        { guard: 'opensWholeLink', target: 'followingLink', actions: change(takeLink) },
        { guard: 'opensLink', actions: change(takeLink) },
        { guard: 'isSignInKnown', target: 'settled', actions: change(arrive) },
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

    ...searching,
    legs,
    ...plainSteps,
    ...lastSteps,

    /**
     * A step broke. The booking is kept: the guest goes on from that step, or from the nearest place that is allowed.
     */
    stepFailed: failed('arriving'),
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
    left: { tags: 'locked', on: { navigated: FOLLOWED } },
  },
});
