import type { ports } from '../../../machines/shared/ports.ts';
import { ratesMachine } from '../../../machines/steps/rates/rates.machine.ts';
import { RatesScreen } from '../../screens/rates/RatesScreen.tsx';
import type { StepModule } from '../lazy-step.ts';

export function ratesStep(actors: typeof ports): StepModule {
  return { machine: ratesMachine.provide({ actors }), Screen: RatesScreen };
}
