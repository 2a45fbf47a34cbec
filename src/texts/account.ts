import { changePassword } from './account/change-password.ts';
import { details } from './account/details.ts';
import { findBooking } from './account/find-booking.ts';
import { frame } from './account/frame.ts';
import { login } from './account/login.ts';
import { passwordReset } from './account/password-reset.ts';
import { preferences } from './account/preferences.ts';
import { register } from './account/register.ts';
import { stayPackages } from './account/stay-packages.ts';
import { bookings } from './account/bookings.ts';
import { spaBooking } from './account/spa-booking.ts';
import { spaBookings } from './account/spa-bookings.ts';
import { bookingDetails } from './account/booking-details.ts';
import { stayBookings } from './account/stay-bookings.ts';

/** The account area, a part for each screen. */
export const account = {
  title: 'Your account',
  frame,
  login,
  register,
  passwordReset,
  details,
  changePassword,
  preferences,
  stayPackages,
  bookings,
  findBooking,
  stayBookings,
  spaBookings,
  bookingDetails,
  spaBooking,
};
