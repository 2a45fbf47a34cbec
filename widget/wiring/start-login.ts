import { loginMachine } from '../../machines/shared/login/login.machine.ts';
import { asPort } from '../../machines/shared/port.ts';
import { LoginPanel } from '../steps/start/LoginPanel.tsx';
import { accountPorts } from './account-ports.ts';
import type { PortResources } from './port-resources.ts';

/** The start screen's login, where one is offered: its chart with its ports, and its view. */
export function startLogin(resources: PortResources) {
  return { login: asPort(loginMachine.provide({ actors: accountPorts(resources) })), LoginPanel };
}
