import type { ports } from '../../../machines/shared/ports.ts';
import { guestsMachine } from '../../../machines/steps/guests/guests.machine.ts';
import { GuestsScreen } from '../../screens/guests/GuestsScreen.tsx';
import type { StepModule } from '../lazy-step.ts';

export function guestsStep(actors: typeof ports): StepModule {
  return { machine: guestsMachine.provide({ actors }), Screen: GuestsScreen };
}
