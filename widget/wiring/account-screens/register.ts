import { registerMachine } from '../../../machines/account/register/register.machine.ts';
import { details } from '../../../src/texts/details.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { RegisterScreen } from '../../account/register/RegisterScreen.tsx';
import type { AccountActors } from '../account-actors.ts';
import type { StepModule } from '../lazy-step.ts';

registerTexts({ details });

export function registerScreen(actors: AccountActors): StepModule {
  return { machine: registerMachine.provide({ actors }), Screen: RegisterScreen };
}
