import { accountLoginMachine } from '../../../machines/account/login/login.machine.ts';
import { loginMachine } from '../../../machines/shared/login/login.machine.ts';
import { asPort } from '../../../machines/shared/port.ts';
import { LoginScreen } from './LoginScreen.tsx';
import type { AccountActors } from '../../wiring/account-actors.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

export function screenOf(actors: AccountActors): StepCode {
  return stepCode({
    machine: accountLoginMachine.provide({
      actors: { ...actors, login: asPort(loginMachine.provide({ actors })) },
    }),
    Screen: LoginScreen,
  });
}
