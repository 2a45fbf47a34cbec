import { createElement, type ComponentType } from 'react';
import { startMachine } from '../../../machines/steps/start/start.machine.ts';
import { registerTexts } from '../../texts/registry.ts';
import { start } from './start.texts.ts';
import { StartScreen } from './StartScreen.tsx';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../../wiring/port-resources.ts';

registerTexts({ start });

type Start = Parameters<typeof StartScreen>[0];

/** The start step. Where an identity provider is configured it has the login, which comes with the sign-in's code. */
export async function startStep(resources: PortResources): Promise<StepCode> {
  if (resources.auth === null) return stepCode({ machine: startMachine, Screen: StartScreen });
  const { loginPort, LoginPanel } = resources.auth.atProvider
    ? await import('../sign-in-at-provider/step.ts')
    : await import('../sign-in/step.ts');
  const Screen: ComponentType<Start> = (props) => createElement(StartScreen, { ...props, LoginPanel });
  const login = await loginPort(resources);
  return stepCode({ machine: startMachine.provide({ actors: { login } }), Screen });
}
