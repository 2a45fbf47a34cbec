import { stayBookingsMachine } from '../../../machines/account/stay-bookings/stay-bookings.machine.ts';
import { StayBookingsScreen } from '../../account/stay-bookings/StayBookingsScreen.tsx';
import type { AccountActors } from '../account-actors.ts';
import type { StepModule } from '../../lazy/lazy-step.ts';

export function screenOf(actors: AccountActors): StepModule {
  return { machine: stayBookingsMachine.provide({ actors }), Screen: StayBookingsScreen };
}
