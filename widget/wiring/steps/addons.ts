import { mudMachine } from '../../../machines/modals/mud/mud.machine.ts';
import { packageDinnerMachine } from '../../../machines/modals/package-dinner/package-dinner.machine.ts';
import { packageGolfMachine } from '../../../machines/modals/package-golf/package-golf.machine.ts';
import { packageSpaMachine } from '../../../machines/modals/package-spa/package-spa.machine.ts';
import { spaGardenMachine } from '../../../machines/modals/spa-garden/spa-garden.machine.ts';
import type { ports } from '../../../machines/shared/ports.ts';
import { addonsMachine } from '../../../machines/steps/addons/addons.machine.ts';
import { AddOnsScreen } from '../../screens/addons/AddOnsScreen.tsx';
import type { StepModule } from '../lazy-step.ts';

export function addonsStep(actors: typeof ports): StepModule {
  const machine = addonsMachine.provide({
    actors: {
      loadPackages: actors.loadPackages,
      packageGolf: packageGolfMachine.provide({ actors }),
      packageDinner: packageDinnerMachine.provide({ actors }),
      packageSpa: packageSpaMachine.provide({ actors }),
      mud: mudMachine.provide({ actors }),
      spaGarden: spaGardenMachine.provide({ actors }),
    },
  });
  return { machine, Screen: AddOnsScreen };
}
