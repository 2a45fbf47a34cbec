import type { AccountScreen, ScreenInput, ScreenOutput } from '../../machines/account/account.contract.ts';
import type { AccountActors } from './account-actors.ts';
import { lazyStep, type StepModule } from './lazy-step.ts';

/** Where the code of each screen of the account area is. It comes when the screen is opened. */
const CODE: Record<AccountScreen, (actors: AccountActors) => Promise<StepModule>> = {
  login: async (actors) => (await import('./account-screens/login.ts')).loginScreen(actors),
  passwordReset: async () => (await import('./account-screens/placeholder.ts')).placeholderScreen(),
  register: async () => (await import('./account-screens/placeholder.ts')).placeholderScreen(),
  stayBookings: async () => (await import('./account-screens/stay-bookings.ts')).stayBookingsScreen(),
  spaBookings: async () => (await import('./account-screens/spa-bookings.ts')).spaBookingsScreen(),
  stayBooking: async () => (await import('./account-screens/stay-booking.ts')).stayBookingScreen(),
  spaBooking: async () => (await import('./account-screens/spa-booking.ts')).spaBookingScreen(),
  details: async () => (await import('./account-screens/placeholder.ts')).placeholderScreen(),
  preferences: async () => (await import('./account-screens/placeholder.ts')).placeholderScreen(),
  changePassword: async () => (await import('./account-screens/placeholder.ts')).placeholderScreen(),
};

/** The actor that runs whatever screen its route names. */
export function accountScreen(actors: AccountActors) {
  return lazyStep<ScreenOutput, ScreenInput>(({ route }) => CODE[route.screen](actors));
}
