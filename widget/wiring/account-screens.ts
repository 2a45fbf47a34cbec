import type { AccountScreen, ScreenInput, ScreenOutput } from '../../machines/account/account.contract.ts';
import type { AccountActors } from './account-actors.ts';
import { lazyStep, type StepModule } from './lazy-step.ts';
import type { PortResources } from './port-resources.ts';

/** Where the code of each screen of the account area is. It comes when the screen is opened. */
const CODE: Record<AccountScreen, (actors: AccountActors) => Promise<StepModule>> = {
  login: async (actors) => (await import('./account-screens/login.ts')).loginScreen(actors),
  passwordReset: async (actors) =>
    (await import('./account-screens/password-reset.ts')).passwordResetScreen(actors),
  register: async (actors) => (await import('./account-screens/register.ts')).registerScreen(actors),
  stayBookings: async (actors) =>
    (await import('./account-screens/stay-bookings.ts')).stayBookingsScreen(actors),
  spaBookings: async (actors) =>
    (await import('./account-screens/spa-bookings.ts')).spaBookingsScreen(actors),
  stayBooking: async (actors) =>
    (await import('./account-screens/stay-booking.ts')).stayBookingScreen(actors),
  spaBooking: async (actors) => (await import('./account-screens/spa-booking.ts')).spaBookingScreen(actors),
  details: async (actors) => (await import('./account-screens/details.ts')).detailsScreen(actors),
  preferences: async (actors) => (await import('./account-screens/preferences.ts')).preferencesScreen(actors),
  changePassword: async (actors) =>
    (await import('./account-screens/change-password.ts')).changePasswordScreen(actors),
};

/** The actor that runs whatever screen its route names. The calls of the screens come with the first of them. */
export function accountScreen(resources: PortResources) {
  return lazyStep<ScreenOutput, ScreenInput>(async ({ route }) => {
    const { createAccountActors } = await import('./account-actors.ts');
    return CODE[route.screen](createAccountActors(resources));
  });
}
