import { guestsMachine } from '../../../machines/steps/guests/guests.machine.ts';
import { guests } from './guests.texts.ts';
import { registerTexts } from '../../texts/registry.ts';
import { BookingBill } from '../../booking/BookingBill.tsx';
import { GuestsScreen } from './GuestsScreen.tsx';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

registerTexts({ guests });

export function guestsStep(): StepCode {
  return stepCode({ machine: guestsMachine, Screen: GuestsScreen, Frame: BookingBill });
}
