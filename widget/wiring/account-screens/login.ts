import { accountLoginMachine } from '../../../machines/account/login/login.machine.ts';
import { loginMachine } from '../../../machines/shared/login/login.machine.ts';
import { LoginScreen } from '../../account/login/LoginScreen.tsx';
import type { AccountActors } from '../account-actors.ts';
import type { StepModule } from '../../lazy/lazy-step.ts';

export function screenOf(actors: AccountActors): StepModule {
  return {
    machine: accountLoginMachine.provide({ actors: { login: loginMachine.provide({ actors }) } }),
    Screen: LoginScreen,
  };
}
