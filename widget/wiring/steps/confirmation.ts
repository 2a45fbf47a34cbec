import type { ports } from '../../../machines/shared/ports.ts';
import { confirmationMachine } from '../../../machines/steps/confirmation/confirmation.machine.ts';
import { ConfirmationScreen } from '../../screens/confirmation/ConfirmationScreen.tsx';
import type { StepModule } from '../lazy-step.ts';

export function confirmationStep(actors: typeof ports): StepModule {
  return { machine: confirmationMachine.provide({ actors }), Screen: ConfirmationScreen };
}
