import type { ports } from '../../../machines/shared/ports.ts';
import { detailsMachine } from '../../../machines/steps/details/details.machine.ts';
import { DetailsScreen } from '../../screens/details/DetailsScreen.tsx';
import type { StepModule } from '../lazy-step.ts';

export function detailsStep(actors: typeof ports): StepModule {
  return { machine: detailsMachine.provide({ actors }), Screen: DetailsScreen };
}
