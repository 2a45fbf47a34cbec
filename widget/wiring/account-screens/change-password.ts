import { changePasswordMachine } from '../../../machines/account/change-password/change-password.machine.ts';
import { ChangePasswordScreen } from '../../account/change-password/ChangePasswordScreen.tsx';
import { LeaveQuestion } from '../../account/shared/LeaveQuestion.tsx';
import type { AccountActors } from '../account-actors.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

export function screenOf(actors: AccountActors): StepCode {
  return stepCode({
    machine: changePasswordMachine.provide({ actors }),
    Screen: ChangePasswordScreen,
    Frame: LeaveQuestion,
  });
}
