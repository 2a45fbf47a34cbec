import type { WayOn } from '../steps/stay-step.types.ts';
import { bookingSetup } from './booking.setup.ts';
import { calls, type PlainStep } from './flow-calls.ts';
import { FLOW, goTo, onSignedIn, onStepFailed } from './flow-targets.ts';
import { byOutput } from './transitions.ts';

/**
 * The steps between the rooms and the details, and the ways between them, on and back. They pass over a step where the
 * guest has nothing to decide. A step without a state does not compile.
 */
export const stay = bookingSetup.createStateConfig({
  states: {
    guests: {
      meta: { step: 'guests' },
      invoke: {
        ...calls.guests,
        onDone: byOutput<WayOn>()({
          back: { target: 'arriving', actions: goTo('rooms') },
          next: { target: 'leavingGuests' },
        }),
        onError: onStepFailed('guests'),
      },
      on: onSignedIn('guests'),
    },

    /** The shorter way passes over an itinerary without anything to choose. */
    leavingGuests: { always: [{ guard: 'passesItinerary', target: 'addons' }, { target: 'itinerary' }] },

    itinerary: {
      meta: { step: 'itinerary' },
      invoke: {
        ...calls.itinerary,
        onDone: byOutput<WayOn>()({ back: { target: 'leavingItinerary' }, next: { target: 'addons' } }),
        onError: onStepFailed('itinerary'),
      },
    },

    /** Back passes over the guest names where the way on passed over them. */
    leavingItinerary: {
      always: [{ guard: 'asksLeadOnly', target: 'arriving', actions: goTo('rooms') }, { target: 'guests' }],
    },

    /** Passed over where no add-on is on offer. */
    addons: {
      meta: { step: 'addons' },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'hasAddOns', target: 'choosing' }, { target: FLOW.details }] },
        choosing: {
          invoke: {
            ...calls.addons,
            onDone: byOutput<WayOn>()({
              back: { target: FLOW.leavingAddOns },
              next: { target: FLOW.details },
            }),
            onError: onStepFailed('addons'),
          },
        },
      },
    },

    /** Back passes over the itinerary where the way on passed over it. */
    leavingAddOns: {
      always: [{ guard: 'passesItinerary', target: 'leavingItinerary' }, { target: 'itinerary' }],
    },

    /** Back from the details passes over the add-ons where there are none to offer. */
    leavingDetails: { always: [{ guard: 'hasAddOns', target: 'addons' }, { target: 'leavingAddOns' }] },
  },
}).states satisfies Record<PlainStep, object>;
