import { closerLookMachine } from '../../machines/steps/rooms/closer-look.machine.ts';
import { closerLook } from '../steps/rooms/closer-look/closer-look.texts.ts';
import { registerTexts } from '../texts/registry.ts';
import { stepCode, type StepCode } from '../lazy/step-code.tsx';
import { RoomPictures } from '../steps/rooms/closer-look/RoomPictures.tsx';

registerTexts({ closerLook });

/** A room’s pictures in full-screen size. */
export function roomPictures(): StepCode {
  return stepCode({ machine: closerLookMachine, Screen: RoomPictures });
}
