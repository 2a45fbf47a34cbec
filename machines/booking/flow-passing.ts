import { bookingSetup } from './booking.setup.ts';
import { FLOW, goTo } from './flow-targets.ts';

/** Where the way from one step leads to the next that has something to decide, on and back. */
export const passing = bookingSetup.createStateConfig({
  states: {
    /** The shorter way passes over an itinerary with nothing to decide (D-547). */
    leavingGuests: {
      always: [{ guard: 'passesItinerary', target: FLOW.addons }, { target: FLOW.itinerary }],
    },

    /** Back passes over the names as the way on did (D-479). */
    leavingItinerary: {
      always: [
        { guard: 'asksLeadOnly', target: FLOW.arriving, actions: goTo('rooms') },
        { target: FLOW.guests },
      ],
    },

    /** Back from the details passes over an add-ons step that has nothing to offer. */
    leavingDetails: { always: [{ guard: 'hasAddOns', target: FLOW.addons }, { target: FLOW.leavingAddOns }] },

    /** And Back passes over what the way on did. */
    leavingAddOns: {
      always: [{ guard: 'passesItinerary', target: FLOW.leavingItinerary }, { target: FLOW.itinerary }],
    },

    /** A booking of which the payment shows everything needs no summary before it (D-481). */
    checking: {
      always: [
        { guard: 'passesSummary', target: FLOW.payment, actions: goTo('payment') },
        { target: FLOW.summary },
      ],
    },
  },
}).states;
