import { diningTimesMachine } from '../../../machines/modals/dining-times/dining-times.machine.ts';
import { includedTreatmentsMachine } from '../../../machines/modals/included-treatments/included-treatments.machine.ts';
import { poolAccessMachine } from '../../../machines/modals/pool-access/pool-access.machine.ts';
import { teeTimesMachine } from '../../../machines/modals/tee-times/tee-times.machine.ts';
import { itineraryMachine } from '../../../machines/steps/itinerary/itinerary.machine.ts';
import { diningTimes } from '../../modals/dining-times/dining-times.texts.ts';
import { itinerary } from './itinerary.texts.ts';
import { poolAccess } from '../../modals/pool-access/pool-access.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { includedTreatments } from '../../modals/included-treatments/included-treatments.texts.ts';
import { teeTimes } from '../../modals/tee-times/tee-times.texts.ts';
import { times } from '../../modals/shared/times.texts.ts';
import { BookingBill } from '../../booking/BookingBill.tsx';
import { ItineraryScreen } from './ItineraryScreen.tsx';
import { teeTimesPort } from '../../wiring/activity-ports.ts';
import { activityPorts } from '../../wiring/activity-ports.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../../wiring/port-resources.ts';

registerTexts({ diningTimes, itinerary, poolAccess, includedTreatments, teeTimes, times });

export function itineraryStep({ client }: PortResources): StepCode {
  const actors = activityPorts(client);
  const machine = itineraryMachine.provide({
    actors: {
      includedTreatments: includedTreatmentsMachine.provide({ actors }),
      diningTimes: diningTimesMachine.provide({ actors }),
      poolAccess: poolAccessMachine,
      teeTimes: teeTimesMachine.provide({ actors: teeTimesPort(client) }),
    },
  });
  return stepCode({ machine, Screen: ItineraryScreen, Frame: BookingBill });
}
