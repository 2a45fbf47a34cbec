import { guestsMachine } from '../../../machines/steps/guests/guests.machine.ts';
import { guests } from '../../../src/texts/guests.ts';
import { registerTexts } from '../../../src/texts/registry.ts';
import { BookingBill } from '../../screens/booking/BookingBill.tsx';
import { GuestsScreen } from '../../screens/guests/GuestsScreen.tsx';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

registerTexts({ guests });

export function guestsStep(): StepCode {
  return stepCode({ machine: guestsMachine, Screen: GuestsScreen, Frame: BookingBill });
}
