import { findBookingMachine } from '../../../machines/account/find-booking/find-booking.machine.ts';
import { FindBookingScreen } from './FindBookingScreen.tsx';
import type { AccountActors } from '../../wiring/account-actors.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

export function screenOf(actors: AccountActors): StepCode {
  return stepCode({ machine: findBookingMachine.provide({ actors }), Screen: FindBookingScreen });
}
