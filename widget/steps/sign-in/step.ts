import { loginMachine } from '../../../machines/shared/login/login.machine.ts';
import { asPort } from '../../../machines/shared/port.ts';
import { login } from '../../shared/login/login.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { start } from '../start/start.texts.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { LoginInDialog } from '../start/LoginPanel.tsx';
import { accountPorts } from '../../wiring/account-ports.ts';
import type { PortResources } from '../../wiring/port-resources.ts';

export { LoginPanel } from '../start/LoginPanel.tsx';

registerTexts({ login, start });

const loginOf = (resources: PortResources) => loginMachine.provide({ actors: accountPorts(resources) });

/** The login of the start. */
export function loginPort(resources: PortResources) {
  return asPort(loginOf(resources));
}

/** The login that opens over a step of the shorter way. */
export function signInStep(resources: PortResources): StepCode {
  return stepCode({ machine: loginOf(resources), Screen: LoginInDialog });
}
