import type { AccountScreen, ScreenInput, ScreenOutput } from '../../machines/account/account.types.ts';
import type { AccountActors } from './account-actors.ts';
import { lazyStep } from '../lazy/lazy-step.ts';
import type { StepCode } from '../lazy/step-code.tsx';
import type { PortResources } from './port-resources.ts';

interface ScreenCode {
  screenOf: (actors: AccountActors, resources: PortResources) => StepCode;
}

/** The code of each screen, loaded when the screen opens. */
const CODE: Record<AccountScreen, () => Promise<ScreenCode>> = {
  login: () => import('./account-screens/login.ts'),
  passwordReset: () => import('./account-screens/password-reset.ts'),
  register: () => import('./account-screens/register.ts'),
  findBooking: () => import('./account-screens/find-booking.ts'),
  stayBookings: () => import('./account-screens/stay-bookings.ts'),
  spaBookings: () => import('./account-screens/spa-bookings.ts'),
  bookingDetails: () => import('./account-screens/booking-details.ts'),
  spaBooking: () => import('./account-screens/spa-booking.ts'),
  details: () => import('./account-screens/details.ts'),
  preferences: () => import('./account-screens/preferences.ts'),
  changePassword: () => import('./account-screens/change-password.ts'),
};

/** The actor that runs the screen of a route. The ports of all screens are loaded with the first one. */
export function accountScreen(resources: PortResources) {
  return lazyStep<ScreenOutput, ScreenInput>(async ({ route }) => {
    const { createAccountActors } = await import('./account-actors.ts');
    const code = await CODE[route.screen]();
    return code.screenOf(createAccountActors(resources), resources);
  });
}
