import { entryTimeMachine } from '../../../machines/modals/entry-time/entry-time.machine.ts';
import { packageDinnerMachine } from '../../../machines/modals/package-dinner/package-dinner.machine.ts';
import { packageGolfMachine } from '../../../machines/modals/package-golf/package-golf.machine.ts';
import { packageSpaMachine } from '../../../machines/modals/package-spa/package-spa.machine.ts';
import { addonsMachine } from '../../../machines/steps/addons/addons.machine.ts';
import { addons } from '../../../src/texts/addons.ts';
import { mud } from '../../../src/texts/mud.ts';
import { packageDinner } from '../../../src/texts/package-dinner.ts';
import { packageGolf } from '../../../src/texts/package-golf.ts';
import { packageSpa } from '../../../src/texts/package-spa.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { spaGarden } from '../../../src/texts/spa-garden.ts';
import { times } from '../../../src/texts/times.ts';
import { BookingBill } from '../../screens/booking/BookingBill.tsx';
import { AddOnsScreen } from '../../screens/addons/AddOnsScreen.tsx';
import { addOnPorts } from '../add-on-ports.ts';
import { activityPorts } from '../activity-ports.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { legPorts } from '../leg-ports.ts';
import type { PortResources } from '../port-resources.ts';

registerTexts({ addons, mud, packageDinner, packageGolf, packageSpa, spaGarden, times });

export function addonsStep({ client }: PortResources): StepCode {
  const actors = { ...activityPorts(client), ...addOnPorts(client) };
  const machine = addonsMachine.provide({
    actors: {
      loadPackages: legPorts(client).loadPackages,
      packageGolf: packageGolfMachine.provide({ actors }),
      packageDinner: packageDinnerMachine.provide({ actors }),
      packageSpa: packageSpaMachine.provide({ actors }),
      mud: entryTimeMachine.provide({ actors }),
      spaGarden: entryTimeMachine.provide({ actors }),
    },
  });
  return stepCode({ machine, Screen: AddOnsScreen, Frame: BookingBill });
}
