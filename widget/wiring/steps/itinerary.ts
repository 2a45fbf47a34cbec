import type { ports } from '../../../machines/shared/ports.ts';
import { itineraryMachine } from '../../../machines/steps/itinerary/itinerary.machine.ts';
import { ItineraryScreen } from '../../screens/itinerary/ItineraryScreen.tsx';
import type { StepModule } from '../lazy-step.ts';

export function itineraryStep(actors: typeof ports): StepModule {
  return { machine: itineraryMachine.provide({ actors }), Screen: ItineraryScreen };
}
