import { registerMachine } from '../../../machines/account/register/register.machine.ts';
import { details } from '../../../src/texts/details.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { RegisterScreen } from '../../account/register/RegisterScreen.tsx';
import { LeaveQuestion } from '../../account/shared/LeaveQuestion.tsx';
import type { AccountActors } from '../account-actors.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

registerTexts({ details });

export function screenOf(actors: AccountActors): StepCode {
  return stepCode({
    machine: registerMachine.provide({ actors }),
    Screen: RegisterScreen,
    Frame: LeaveQuestion,
  });
}
