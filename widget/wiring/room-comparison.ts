import { closerLookMachine } from '../../machines/steps/rooms/closer-look.machine.ts';
import { closerLook } from '../../src/texts/closer-look.ts';
import { registerTexts } from '../../src/texts/registry.ts';
import { stepCode, type StepCode } from '../lazy/step-code.tsx';
import { RoomComparison } from '../screens/closer-look/RoomComparison.tsx';

registerTexts({ closerLook });

/** The comparison of rooms. */
export function roomComparison(): StepCode {
  return stepCode({ machine: closerLookMachine, Screen: RoomComparison });
}
