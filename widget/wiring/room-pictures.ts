import { closerLookMachine } from '../../machines/steps/rooms/closer-look.machine.ts';
import { closerLook } from '../../src/texts/closer-look.ts';
import { registerTexts } from '../../src/texts/registry.ts';
import { stepCode, type StepCode } from '../lazy/step-code.tsx';
import { RoomPictures } from '../screens/closer-look/RoomPictures.tsx';

registerTexts({ closerLook });

/** A room’s pictures in full-screen size. */
export function roomPictures(): StepCode {
  return stepCode({ machine: closerLookMachine, Screen: RoomPictures });
}
