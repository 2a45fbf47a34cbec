import type { ports } from '../../../machines/shared/ports.ts';
import { addonsMachine } from '../../../machines/steps/addons/addons.machine.ts';
import { AddOnsScreen } from '../../screens/addons/AddOnsScreen.tsx';
import type { StepModule } from '../lazy-step.ts';

export function addonsStep(actors: typeof ports): StepModule {
  return { machine: addonsMachine.provide({ actors }), Screen: AddOnsScreen };
}
