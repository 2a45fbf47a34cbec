import { diningTimesMachine } from '../../../machines/modals/dining-times/dining-times.machine.ts';
import { includedTreatmentsMachine } from '../../../machines/modals/included-treatments/included-treatments.machine.ts';
import type {
  PoolAccessInput,
  PoolAccessOutput,
} from '../../../machines/modals/pool-access/pool-access.types.ts';
import type { TeeTimesInput, TeeTimesOutput } from '../../../machines/modals/tee-times/tee-times.types.ts';
import { itineraryMachine } from '../../../machines/steps/itinerary/itinerary.machine.ts';
import { diningTimes } from '../../../src/texts/dining-times.ts';
import { itinerary } from '../../../src/texts/itinerary.ts';
import { poolAccess } from '../../../src/texts/pool-access.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { includedTreatments } from '../../../src/texts/included-treatments.ts';
import { times } from '../../../src/texts/times.ts';
import { BookingBill } from '../../screens/booking/BookingBill.tsx';
import { ItineraryScreen } from '../../screens/itinerary/ItineraryScreen.tsx';
import { activityPorts } from '../activity-ports.ts';
import { lazyStep } from '../../lazy/lazy-step.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../port-resources.ts';

registerTexts({ diningTimes, itinerary, poolAccess, includedTreatments, times });

export function itineraryStep({ client }: PortResources): StepCode {
  const actors = activityPorts(client);
  const machine = itineraryMachine.provide({
    actors: {
      includedTreatments: includedTreatmentsMachine.provide({ actors }),
      diningTimes: diningTimesMachine.provide({ actors }),
      poolAccess: lazyStep<PoolAccessOutput, PoolAccessInput>(async () =>
        (await import('../pool-access.ts')).poolAccessModal(),
      ),
      teeTimes: lazyStep<TeeTimesOutput, TeeTimesInput>(async () =>
        (await import('../tee-times.ts')).teeTimesModal(client),
      ),
    },
  });
  return stepCode({ machine, Screen: ItineraryScreen, Frame: BookingBill });
}
