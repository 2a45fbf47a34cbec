import type { ports } from '../../../machines/shared/ports.ts';
import { summaryMachine } from '../../../machines/steps/summary/summary.machine.ts';
import { SummaryScreen } from '../../screens/summary/SummaryScreen.tsx';
import type { StepModule } from '../lazy-step.ts';

export function summaryStep(actors: typeof ports): StepModule {
  return { machine: summaryMachine.provide({ actors }), Screen: SummaryScreen };
}
