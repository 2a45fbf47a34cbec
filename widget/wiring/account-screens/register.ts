import { registerMachine } from '../../../machines/account/register/register.machine.ts';
import { details } from '../../../src/texts/details.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { RegisterScreen } from '../../account/register/RegisterScreen.tsx';
import { LeaveQuestion } from '../../account/shared/LeaveQuestion.tsx';
import type { AccountActors } from '../account-actors.ts';
import type { StepModule } from '../../lazy/lazy-step.ts';

registerTexts({ details });

export function screenOf(actors: AccountActors): StepModule {
  return { machine: registerMachine.provide({ actors }), Screen: RegisterScreen, Frame: LeaveQuestion };
}
