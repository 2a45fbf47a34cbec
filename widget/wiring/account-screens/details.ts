import { accountDetailsMachine } from '../../../machines/account/details/details.machine.ts';
import { details } from '../../../src/texts/details.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { DetailsScreen } from '../../account/details/DetailsScreen.tsx';
import { LeaveQuestion } from '../../account/shared/LeaveQuestion.tsx';
import type { AccountActors } from '../account-actors.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

registerTexts({ details });

export function screenOf(actors: AccountActors): StepCode {
  return stepCode({
    machine: accountDetailsMachine.provide({ actors }),
    Screen: DetailsScreen,
    Frame: LeaveQuestion,
  });
}
