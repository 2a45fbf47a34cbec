import { loginMachine } from '../../../machines/shared/login/login.machine.ts';
import { login } from '../../../src/texts/login.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { start } from '../../../src/texts/start.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { LoginInDialog } from '../../screens/start/LoginPanel.tsx';
import { accountPorts } from '../account-ports.ts';
import type { PortResources } from '../port-resources.ts';

registerTexts({ login, start });

/** The login that opens over a step of the shorter way. */
export function signInStep(resources: PortResources): StepCode {
  return stepCode({
    machine: loginMachine.provide({ actors: accountPorts(resources) }),
    Screen: LoginInDialog,
  });
}
