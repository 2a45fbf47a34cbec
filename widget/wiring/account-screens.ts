import type { AccountScreen, ScreenInput, ScreenOutput } from '../../machines/account/account.types.ts';
import { createAccountActors, type AccountActors } from './account-actors.ts';
import { lazyStep } from '../lazy/lazy-step.ts';
import type { StepCode } from '../lazy/step-code.tsx';
import type { PortResources } from './port-resources.ts';

interface ScreenCode {
  screenOf: (actors: AccountActors, resources: PortResources) => StepCode | Promise<StepCode>;
}

/** The code of each screen, loaded when the screen opens. */
const CODE: Record<AccountScreen, (resources: PortResources) => Promise<ScreenCode>> = {
  login: ({ auth }) =>
    auth?.atProvider
      ? import('../account/login-at-provider/screen.ts')
      : import('../account/login/screen.ts'),
  passwordReset: () => import('../account/password-reset/screen.ts'),
  register: () => import('../account/register/screen.ts'),
  findBooking: () => import('../account/find-booking/screen.ts'),
  stayBookings: () => import('../account/stay-bookings/screen.ts'),
  spaBookings: () => import('../account/spa-bookings/screen.ts'),
  bookingDetails: () => import('../account/booking-details/screen.ts'),
  spaBooking: () => import('../account/spa-booking/screen.ts'),
  details: () => import('../account/details/screen.ts'),
  preferences: () => import('../account/preferences/screen.ts'),
  changePassword: () => import('../account/change-password/screen.ts'),
};

/** The actor that runs the screen of a route. */
export function accountScreen(resources: PortResources) {
  return lazyStep<ScreenOutput, ScreenInput>(async ({ route }) => {
    const code = await CODE[route.screen](resources);
    return code.screenOf(createAccountActors(resources), resources);
  });
}
