import { createElement, type ComponentType } from 'react';
import { accountLoginMachine } from '../../../machines/account/login/login.machine.ts';
import { asPort } from '../../../machines/shared/port.ts';
import type { AccountActors } from '../../wiring/account-actors.ts';
import type { PortResources } from '../../wiring/port-resources.ts';
import { providerLoginOf } from '../../wiring/provider-ports.ts';
import { ProviderLogin } from '../../shared/login/ProviderLogin.tsx';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { LoginScreen } from '../login/LoginScreen.tsx';

/** The login screen of a site whose members log in on the provider's own pages. */
export async function screenOf(actors: AccountActors, resources: PortResources): Promise<StepCode> {
  const login = asPort(await providerLoginOf(resources));
  const Screen: ComponentType<Parameters<typeof LoginScreen>[0]> = (props) =>
    createElement(LoginScreen, { ...props, Login: ProviderLogin });
  return stepCode({ machine: accountLoginMachine.provide({ actors: { ...actors, login } }), Screen });
}
