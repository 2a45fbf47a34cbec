import { placeholderMachine } from '../../../machines/account/placeholder/placeholder.machine.ts';
import { PlaceholderScreen } from '../../account/placeholder/PlaceholderScreen.tsx';
import type { StepModule } from '../lazy-step.ts';

export function spaBookingsScreen(): StepModule {
  return { machine: placeholderMachine, Screen: PlaceholderScreen };
}
