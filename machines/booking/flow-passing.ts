import { bookingSetup } from './booking.setup.ts';
import { FLOW, goTo } from './flow-targets.ts';

/** The ways between steps, on and back. They pass over a step where the guest has nothing to decide. */
export const passing = bookingSetup.createStateConfig({
  states: {
    /** The shorter way passes over an itinerary without anything to choose (D-547). */
    leavingGuests: {
      always: [{ guard: 'passesItinerary', target: FLOW.addons }, { target: FLOW.itinerary }],
    },

    /** Back passes over the guest names where the way on passed over them (D-479). */
    leavingItinerary: {
      always: [
        { guard: 'asksLeadOnly', target: FLOW.arriving, actions: goTo('rooms') },
        { target: FLOW.guests },
      ],
    },

    /** Back from the details passes over the add-ons where there are none to offer. */
    leavingDetails: { always: [{ guard: 'hasAddOns', target: FLOW.addons }, { target: FLOW.leavingAddOns }] },

    /** Back passes over the itinerary where the way on passed over it. */
    leavingAddOns: {
      always: [{ guard: 'passesItinerary', target: FLOW.leavingItinerary }, { target: FLOW.itinerary }],
    },

    /** Passes over the summary where the payment shows the whole booking (D-481). */
    checking: {
      always: [
        { guard: 'passesSummary', target: FLOW.payment, actions: goTo('payment') },
        { target: FLOW.summary },
      ],
    },
  },
}).states;
