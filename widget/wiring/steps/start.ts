import type { ports } from '../../../machines/shared/ports.ts';
import { loginMachine } from '../../../machines/shared/login/login.machine.ts';
import { startMachine } from '../../../machines/steps/start/start.machine.ts';
import { StartScreen } from '../../screens/start/StartScreen.tsx';
import type { StepModule } from '../lazy-step.ts';

export function startStep(actors: typeof ports): StepModule {
  return {
    machine: startMachine.provide({ actors: { login: loginMachine.provide({ actors }) } }),
    Screen: StartScreen,
  };
}
