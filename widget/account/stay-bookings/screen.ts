import { stayBookingsMachine } from '../../../machines/account/stay-bookings/stay-bookings.machine.ts';
import { StayBookingsScreen } from './StayBookingsScreen.tsx';
import type { AccountActors } from '../../wiring/account-actors.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

export function screenOf(actors: AccountActors): StepCode {
  return stepCode({ machine: stayBookingsMachine.provide({ actors }), Screen: StayBookingsScreen });
}
