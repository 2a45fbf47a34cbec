import { closerLookMachine } from '../../machines/steps/rooms/closer-look.machine.ts';
import { closerLook } from '../steps/rooms/closer-look/closer-look.texts.ts';
import { registerTexts } from '../texts/registry.ts';
import { stepCode, type StepCode } from '../lazy/step-code.tsx';
import { RoomComparison } from '../steps/rooms/closer-look/RoomComparison.tsx';

registerTexts({ closerLook });

/** The comparison of rooms. */
export function roomComparison(): StepCode {
  return stepCode({ machine: closerLookMachine, Screen: RoomComparison });
}
