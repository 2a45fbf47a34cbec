import { accountDetailsMachine } from '../../../machines/account/details/details.machine.ts';
import { details } from '../../steps/details/details.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { DetailsScreen } from './DetailsScreen.tsx';
import { LeaveQuestion } from '../shared/LeaveQuestion.tsx';
import type { AccountActors } from '../../wiring/account-actors.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

registerTexts({ details });

export function screenOf(actors: AccountActors): StepCode {
  return stepCode({
    machine: accountDetailsMachine.provide({ actors }),
    Screen: DetailsScreen,
    Frame: LeaveQuestion,
  });
}
