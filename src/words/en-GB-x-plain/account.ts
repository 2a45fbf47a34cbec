import type { Words } from '../language.ts';
import { bookingDetails } from './account/booking-details.ts';
import { bookings, spaBooking, spaBookings, stayBookings, stayPackages } from './account/bookings.ts';
import { findBooking } from './account/find-booking.ts';
import { changePassword, details, preferences } from './account/profile.ts';
import { login, passwordReset, register } from './account/sign-in.ts';

export const words: Words<'account'> = {
  account: {
    title: 'Your account',
    frame: {
      welcome: 'Welcome back, {firstName}',
      menu: {
        label: 'Your account',
        bookings: 'Your bookings',
        details: 'Your details',
        preferences: 'Emails from us',
        logout: 'Sign out',
      },
      leave: {
        title: 'Leave without saving?',
        text: 'We have not saved your changes.',
        confirm: 'Leave this page',
        cancel: 'Stay on this page',
      },
      unavailable: {
        title: 'We cannot show your account',
        text: 'Try again in a moment.',
      },
    },
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
