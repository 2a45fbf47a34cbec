import { diningTimesMachine } from '../../../machines/modals/dining-times/dining-times.machine.ts';
import { spaPackageMachine } from '../../../machines/modals/spa-package/spa-package.machine.ts';
import { teeTimesMachine } from '../../../machines/modals/tee-times/tee-times.machine.ts';
import type { ports } from '../../../machines/shared/ports.ts';
import { itineraryMachine } from '../../../machines/steps/itinerary/itinerary.machine.ts';
import { ItineraryScreen } from '../../screens/itinerary/ItineraryScreen.tsx';
import type { StepModule } from '../lazy-step.ts';

export function itineraryStep(actors: typeof ports): StepModule {
  const machine = itineraryMachine.provide({
    actors: {
      spaPackage: spaPackageMachine.provide({ actors }),
      diningTimes: diningTimesMachine.provide({ actors }),
      teeTimes: teeTimesMachine.provide({ actors }),
    },
  });
  return { machine, Screen: ItineraryScreen };
}
