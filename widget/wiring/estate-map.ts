import { closerLookMachine } from '../../machines/steps/rooms/closer-look.machine.ts';
import { stepCode, type StepCode } from '../lazy/step-code.tsx';
import { EstateMap } from '../steps/rooms/closer-look/EstateMap.tsx';

/** The estate’s map beside the rooms. */
export function estateMap(): StepCode {
  return stepCode({ machine: closerLookMachine, Screen: EstateMap });
}
