import { teeTimesMachine } from '../../machines/modals/tee-times/tee-times.machine.ts';
import type { ports } from '../../machines/shared/ports.ts';
import { registerTexts } from '../../src/texts/registry.ts';
import { teeTimes } from '../../src/texts/tee-times.ts';
import { TeeTimesModal } from '../modals/tee-times/TeeTimesModal.tsx';
import { stepCode, type StepCode } from '../lazy/step-code.tsx';

registerTexts({ teeTimes });

/** The tee times of a golf package (A §2.9). */
export function teeTimesModal(actors: Pick<typeof ports, 'loadTeeTimes'>): StepCode {
  return stepCode({ machine: teeTimesMachine.provide({ actors }), Screen: TeeTimesModal });
}
