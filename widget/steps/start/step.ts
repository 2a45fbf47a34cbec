import { createElement, type ComponentType } from 'react';
import { startMachine } from '../../../machines/steps/start/start.machine.ts';
import { login } from '../../shared/login/login.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { start } from './start.texts.ts';
import { StartScreen } from './StartScreen.tsx';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import type { PortResources } from '../../wiring/port-resources.ts';

registerTexts({ login, start });

type Start = Parameters<typeof StartScreen>[0];

/** The start step. The login is loaded before the screen is drawn, where an identity provider is configured. */
export async function startStep(resources: PortResources): Promise<StepCode> {
  if (resources.auth === null) return stepCode({ machine: startMachine, Screen: StartScreen });
  const { startLogin } = await import('../../wiring/start-login.ts');
  const panel = startLogin(resources);
  const Screen: ComponentType<Start> = (props) =>
    createElement(StartScreen, { ...props, LoginPanel: panel.LoginPanel });
  return stepCode({ machine: startMachine.provide({ actors: { login: panel.login } }), Screen });
}
