import { bookingSetup } from './booking.setup.ts';
import { calls, type PlainStep } from './flow-calls.ts';
import { FLOW, goTo, onSignedIn, onStepFailed } from './flow-targets.ts';
import { wayFromAddOns, wayFromGuests, wayFromItinerary } from './passing.rules.ts';
import { by } from './transitions.ts';

const TO_ROOMS = { target: FLOW.arriving, actions: goTo('rooms') } as const;

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
        onDone: by(wayFromGuests)({
          itinerary: { target: 'itinerary' },
          addons: { target: 'addons' },
          details: { target: FLOW.details },
          rooms: TO_ROOMS,
        }),
        onError: onStepFailed('guests'),
      },
      on: onSignedIn('guests'),
    },
    itinerary: {
      meta: { step: 'itinerary' },
      invoke: {
        ...calls.itinerary,
        onDone: by(wayFromItinerary)({
          addons: { target: 'addons' },
          details: { target: FLOW.details },
          guests: { target: 'guests' },
          rooms: TO_ROOMS,
        }),
        onError: onStepFailed('itinerary'),
      },
    },
    addons: {
      meta: { step: 'addons' },
      invoke: {
        ...calls.addons,
        onDone: by(wayFromAddOns)({
          details: { target: FLOW.details },
          itinerary: { target: 'itinerary' },
          guests: { target: 'guests' },
          rooms: TO_ROOMS,
        }),
        onError: onStepFailed('addons'),
      },
    },
  },
}).states satisfies Record<PlainStep, object>;
