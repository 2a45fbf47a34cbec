import { loginMachine } from '../../../machines/shared/login/login.machine.ts';
import { login } from '../../shared/login/login.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { start } from '../start/start.texts.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { LoginInDialog } from '../start/LoginPanel.tsx';
import { accountPorts } from '../../wiring/account-ports.ts';
import type { PortResources } from '../../wiring/port-resources.ts';

registerTexts({ login, start });

/** The login that opens over a step of the shorter way. */
export function signInStep(resources: PortResources): StepCode {
  return stepCode({
    machine: loginMachine.provide({ actors: accountPorts(resources) }),
    Screen: LoginInDialog,
  });
}
