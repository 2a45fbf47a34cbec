import { createElement, type ComponentType } from 'react';
import type { LoginOutput } from '../../../machines/shared/login/login.machine.ts';
import type { Port } from '../../../machines/shared/port.ts';
import { startMachine } from '../../../machines/steps/start/start.machine.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { start } from '../../../src/texts/start.ts';
import { StartScreen } from '../../screens/start/StartScreen.tsx';
import type { StepModule } from '../lazy-step.ts';
import type { PortResources } from '../port-resources.ts';

registerTexts({ start });

type Start = Parameters<typeof StartScreen>[0];

/** The login comes along only where an identity provider is configured, and before the screen is drawn. */
export async function startStep(resources: PortResources): Promise<StepModule> {
  if (resources.auth === null) return { machine: startMachine, Screen: StartScreen };
  const [{ loginMachine }, { accountPorts }, { LoginPanel }] = await Promise.all([
    import('../../../machines/shared/login/login.machine.ts'),
    import('../account-ports.ts'),
    import('../../screens/start/LoginPanel.tsx'),
  ]);
  const login = loginMachine.provide({ actors: accountPorts(resources) });
  const Screen: ComponentType<Start> = (props) => createElement(StartScreen, { ...props, LoginPanel });
  return {
    machine: startMachine.provide({ actors: { login: login as unknown as Port<LoginOutput> } }),
    Screen,
  };
}
