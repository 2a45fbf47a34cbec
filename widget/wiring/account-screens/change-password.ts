import { changePasswordMachine } from '../../../machines/account/change-password/change-password.machine.ts';
import { ChangePasswordScreen } from '../../account/change-password/ChangePasswordScreen.tsx';
import { LeaveQuestion } from '../../account/shared/LeaveQuestion.tsx';
import type { AccountActors } from '../account-actors.ts';
import type { StepModule } from '../../lazy/lazy-step.ts';

export function screenOf(actors: AccountActors): StepModule {
  return {
    machine: changePasswordMachine.provide({ actors }),
    Screen: ChangePasswordScreen,
    Frame: LeaveQuestion,
  };
}
