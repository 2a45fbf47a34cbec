import type { ports } from '../../../machines/shared/ports.ts';
import { searchMachine } from '../../../machines/steps/search/search.machine.ts';
import { SearchScreen } from '../../screens/search/SearchScreen.tsx';
import type { StepModule } from '../lazy-step.ts';

export function searchStep(actors: typeof ports): StepModule {
  return { machine: searchMachine.provide({ actors }), Screen: SearchScreen };
}
