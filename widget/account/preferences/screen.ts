import { preferencesMachine } from '../../../machines/account/preferences/preferences.machine.ts';
import { details } from '../../steps/details/details.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { PreferencesScreen } from './PreferencesScreen.tsx';
import { LeaveQuestion } from '../shared/LeaveQuestion.tsx';
import type { AccountActors } from '../../wiring/account-actors.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

registerTexts({ details });

export function screenOf(actors: AccountActors): StepCode {
  return stepCode({
    machine: preferencesMachine.provide({ actors }),
    Screen: PreferencesScreen,
    Frame: LeaveQuestion,
  });
}
