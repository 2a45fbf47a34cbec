import { cancelRoom } from './cancel-room/cancel-room.texts.ts';
import { changePassword } from './change-password/change-password.texts.ts';
import { details } from './details/details.texts.ts';
import { findBooking } from './find-booking/find-booking.texts.ts';
import { frame } from './frame.texts.ts';
import { login } from './login/login.texts.ts';
import { passwordReset } from './password-reset/password-reset.texts.ts';
import { preferences } from './preferences/preferences.texts.ts';
import { register } from './register/register.texts.ts';
import { stayPackages } from './stay-packages/stay-packages.texts.ts';
import { bookings } from './bookings/bookings.texts.ts';
import { spaBooking } from './spa-booking/spa-booking.texts.ts';
import { spaBookings } from './spa-bookings/spa-bookings.texts.ts';
import { bookingDetails } from './booking-details/booking-details.texts.ts';
import { stayBookings } from './stay-bookings/stay-bookings.texts.ts';

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
  cancelRoom,
  stayBookings,
  spaBookings,
  bookingDetails,
  spaBooking,
};
