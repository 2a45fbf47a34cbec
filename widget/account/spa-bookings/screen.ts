import { spaBookingsMachine } from '../../../machines/account/spa-bookings/spa-bookings.machine.ts';
import { SpaBookingsScreen } from './SpaBookingsScreen.tsx';
import type { AccountActors } from '../../wiring/account-actors.ts';
import { stepCode, type StepCode } from '../../lazy/step-code.tsx';

export function screenOf(actors: AccountActors): StepCode {
  return stepCode({ machine: spaBookingsMachine.provide({ actors }), Screen: SpaBookingsScreen });
}
