import { poolAccessMachine } from '../../machines/modals/pool-access/pool-access.machine.ts';
import { stepCode, type StepCode } from '../lazy/step-code.tsx';
import { PoolAccessModal } from '../modals/pool-access/PoolAccessModal.tsx';

/** The modal for preferred times in pool and spa, for a rate that includes them. */
export function poolAccessModal(): StepCode {
  return stepCode({ machine: poolAccessMachine, Screen: PoolAccessModal });
}
