import { loginMachine } from '../../machines/shared/login/login.machine.ts';
import { asPort } from '../../machines/shared/port.ts';
import { LoginPanel } from '../screens/start/LoginPanel.tsx';
import { accountPorts } from './account-ports.ts';
import type { PortResources } from './port-resources.ts';

/** What the start screen needs besides, where a login is offered: its chart, with the outside provided, and its view. */
export function startLogin(resources: PortResources) {
  return { login: asPort(loginMachine.provide({ actors: accountPorts(resources) })), LoginPanel };
}
