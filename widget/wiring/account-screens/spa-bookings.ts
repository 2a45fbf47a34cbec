import { spaBookingsMachine } from '../../../machines/account/spa-bookings/spa-bookings.machine.ts';
import { SpaBookingsScreen } from '../../account/spa-bookings/SpaBookingsScreen.tsx';
import type { AccountActors } from '../account-actors.ts';
import type { StepModule } from '../../lazy/lazy-step.ts';

export function screenOf(actors: AccountActors): StepModule {
  return { machine: spaBookingsMachine.provide({ actors }), Screen: SpaBookingsScreen };
}
