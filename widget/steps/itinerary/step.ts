import { includedTablesMachine } from '../../../machines/modals/included-tables/included-tables.machine.ts';
import { includedTreatmentsMachine } from '../../../machines/modals/included-treatments/included-treatments.machine.ts';
import { poolAccessMachine } from '../../../machines/modals/pool-access/pool-access.machine.ts';
import { includedGolfMachine } from '../../../machines/modals/included-golf/included-golf.machine.ts';
import { itineraryMachine } from '../../../machines/steps/itinerary/itinerary.machine.ts';
import { includedTables } from '../../modals/included-tables/included-tables.texts.ts';
import { itinerary } from './itinerary.texts.ts';
import { poolAccess } from '../../modals/pool-access/pool-access.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { includedTreatments } from '../../modals/included-treatments/included-treatments.texts.ts';
import { includedGolf } from '../../modals/included-golf/included-golf.texts.ts';
import { times } from '../../modals/shared/times.texts.ts';
import { BookingBill } from '../../booking/BookingBill.tsx';
import { ItineraryScreen } from './ItineraryScreen.tsx';
import { activityPorts } from '../../wiring/activity-ports.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../../wiring/port-resources.ts';

registerTexts({ includedTables, itinerary, poolAccess, includedTreatments, includedGolf, times });

export function itineraryStep({ client }: PortResources): StepCode {
  const actors = activityPorts(client);
  const machine = itineraryMachine.provide({
    actors: {
      includedTreatments: includedTreatmentsMachine.provide({ actors }),
      includedTables: includedTablesMachine.provide({ actors }),
      poolAccess: poolAccessMachine,
      includedGolf: includedGolfMachine.provide({ actors }),
    },
  });
  return stepCode({ machine, Screen: ItineraryScreen, Frame: BookingBill });
}
