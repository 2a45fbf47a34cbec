import { changePassword } from './account/change-password.ts';
import { details } from './account/details.ts';
import { frame } from './account/frame.ts';
import { login } from './account/login.ts';
import { passwordReset } from './account/password-reset.ts';
import { preferences } from './account/preferences.ts';
import { register } from './account/register.ts';
import { stayPackages } from './account/stay-packages.ts';

/** The account area, a part for each screen (B §2.7–2.17, §8). */
export const account = {
  title: 'Your account',
  /** Names of the screens, as their headings say them. */
  titles: {
    login: 'Login',
    passwordReset: 'Reset your password',
    register: 'Register',
    stayBookings: 'Your Bookings',
    spaBookings: 'Your Bookings',
    stayBooking: 'Your Bookings',
    spaBooking: 'Your Bookings',
    details: 'Account Details',
    preferences: 'Preferences',
    changePassword: 'Change Password',
  },
  frame,
  login,
  register,
  passwordReset,
  details,
  changePassword,
  preferences,
  stayPackages,
};
