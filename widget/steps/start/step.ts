import { createElement, type ComponentType } from 'react';
import { loginMachine } from '../../../machines/shared/login/login.machine.ts';
import { asPort } from '../../../machines/shared/port.ts';
import { startMachine } from '../../../machines/steps/start/start.machine.ts';
import { login } from '../../shared/login/login.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { LoginPanel } from './LoginPanel.tsx';
import { start } from './start.texts.ts';
import { StartScreen } from './StartScreen.tsx';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';
import { accountPorts } from '../../wiring/account-ports.ts';
import type { PortResources } from '../../wiring/port-resources.ts';

registerTexts({ login, start });

type Start = Parameters<typeof StartScreen>[0];

/** The start step, with the login where an identity provider is configured. */
export function startStep(resources: PortResources): StepCode {
  if (resources.auth === null) return stepCode({ machine: startMachine, Screen: StartScreen });
  const actors = { login: asPort(loginMachine.provide({ actors: accountPorts(resources) })) };
  const Screen: ComponentType<Start> = (props) => createElement(StartScreen, { ...props, LoginPanel });
  return stepCode({ machine: startMachine.provide({ actors }), Screen });
}
