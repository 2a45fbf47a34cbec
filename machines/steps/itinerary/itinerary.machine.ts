import { setup } from 'xstate';
import type { ItineraryInput, ItineraryOutput } from './itinerary.contract.ts';

export type ItineraryEvent = { type: 'next.pressed' } | { type: 'back.pressed' };

const itinerarySetup = setup({
  types: {
    context: {} as ItineraryInput,
    events: {} as ItineraryEvent,
    input: {} as ItineraryInput,
    output: {} as ItineraryOutput,
  },
});

/** When the guests enjoy what is included (A §2.9). Nothing has to be booked here (D-51). */
export const itineraryMachine = itinerarySetup.createMachine({
  id: 'itinerary',
  context: ({ input }) => input,
  initial: 'choosing',
  output: ({ event }) => event.output as ItineraryOutput,
  states: {
    choosing: { on: { 'next.pressed': 'done', 'back.pressed': 'goingBack' } },
    done: { type: 'final', output: { type: 'next' } },
    goingBack: { type: 'final', output: { type: 'back' } },
  },
});
