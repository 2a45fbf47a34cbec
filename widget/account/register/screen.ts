import { registerMachine } from '../../../machines/account/register/register.machine.ts';
import { details } from '../../steps/details/details.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { RegisterScreen } from './RegisterScreen.tsx';
import { LeaveQuestion } from '../shared/LeaveQuestion.tsx';
import type { AccountActors } from '../../wiring/account-actors.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

registerTexts({ details });

export function screenOf(actors: AccountActors): StepCode {
  return stepCode({
    machine: registerMachine.provide({ actors }),
    Screen: RegisterScreen,
    Frame: LeaveQuestion,
  });
}
