import { preferencesMachine } from '../../../machines/account/preferences/preferences.machine.ts';
import { details } from '../../../src/texts/details.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { PreferencesScreen } from '../../account/preferences/PreferencesScreen.tsx';
import { LeaveQuestion } from '../../account/shared/LeaveQuestion.tsx';
import type { AccountActors } from '../account-actors.ts';
import type { StepModule } from '../../lazy/lazy-step.ts';

registerTexts({ details });

export function screenOf(actors: AccountActors): StepModule {
  return { machine: preferencesMachine.provide({ actors }), Screen: PreferencesScreen, Frame: LeaveQuestion };
}
