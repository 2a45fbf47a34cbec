import { changePasswordMachine } from '../../../machines/account/change-password/change-password.machine.ts';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';
import { LeaveQuestion } from '../shared/LeaveQuestion.tsx';
import type { AccountActors } from '../../wiring/account-actors.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

export function screenOf(actors: AccountActors): StepCode {
  return stepCode({
    machine: changePasswordMachine.provide({ actors }),
    Screen: ChangePasswordScreen,
    Frame: LeaveQuestion,
  });
}
