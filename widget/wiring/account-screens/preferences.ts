import { preferencesMachine } from '../../../machines/account/preferences/preferences.machine.ts';
import { details } from '../../../src/texts/details.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { PreferencesScreen } from '../../account/preferences/PreferencesScreen.tsx';
import { LeaveQuestion } from '../../account/shared/LeaveQuestion.tsx';
import type { AccountActors } from '../account-actors.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

registerTexts({ details });

export function screenOf(actors: AccountActors): StepCode {
  return stepCode({
    machine: preferencesMachine.provide({ actors }),
    Screen: PreferencesScreen,
    Frame: LeaveQuestion,
  });
}
