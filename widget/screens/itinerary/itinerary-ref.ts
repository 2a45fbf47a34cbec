import type { ActorRefFrom } from 'xstate';
import type { itineraryMachine } from '../../../machines/steps/itinerary/itinerary.machine.ts';

export type ItineraryRef = ActorRefFrom<typeof itineraryMachine>;
