import type { Words } from '../language.ts';
import { bookingDetails } from './account/booking-details.ts';
import { bookings } from './account/bookings.ts';
import { changePassword } from './account/change-password.ts';
import { details } from './account/details.ts';
import { findBooking } from './account/find-booking.ts';
import { frame } from './account/frame.ts';
import { login } from './account/login.ts';
import { passwordReset } from './account/password-reset.ts';
import { preferences } from './account/preferences.ts';
import { register } from './account/register.ts';
import { spaBooking } from './account/spa-booking.ts';
import { spaBookings } from './account/spa-bookings.ts';
import { stayBookings } from './account/stay-bookings.ts';
import { stayPackages } from './account/stay-packages.ts';

export const words: Words<'account'> = {
  account: {
    title: 'Votre compte',
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
  },
};
