import { accountDetailsMachine } from '../../../machines/account/details/details.machine.ts';
import { details } from '../../../src/texts/details.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { DetailsScreen } from '../../account/details/DetailsScreen.tsx';
import { LeaveQuestion } from '../../account/shared/LeaveQuestion.tsx';
import type { AccountActors } from '../account-actors.ts';
import type { StepModule } from '../../lazy/lazy-step.ts';

registerTexts({ details });

export function screenOf(actors: AccountActors): StepModule {
  return { machine: accountDetailsMachine.provide({ actors }), Screen: DetailsScreen, Frame: LeaveQuestion };
}
