import { passwordResetMachine } from '../../../machines/account/password-reset/password-reset.machine.ts';
import { PasswordResetScreen } from '../../account/password-reset/PasswordResetScreen.tsx';
import type { AccountActors } from '../account-actors.ts';
import type { StepModule } from '../../lazy/lazy-step.ts';

export function screenOf(actors: AccountActors): StepModule {
  return { machine: passwordResetMachine.provide({ actors }), Screen: PasswordResetScreen };
}
