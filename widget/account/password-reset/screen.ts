import { passwordResetMachine } from '../../../machines/account/password-reset/password-reset.machine.ts';
import { PasswordResetScreen } from './PasswordResetScreen.tsx';
import type { AccountActors } from '../../wiring/account-actors.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

export function screenOf(actors: AccountActors): StepCode {
  return stepCode({ machine: passwordResetMachine.provide({ actors }), Screen: PasswordResetScreen });
}
