import type { AccountRoute } from '../../../machines/account/account.types.ts';
import type { AccountPreview } from '../../interface/attributes.ts';

/** The screens with a preview, by their addresses. */
const PREVIEWS: Readonly<Record<string, AccountRoute>> = {
  login: { screen: 'login', note: null },
  register: { screen: 'register', emailAddress: null },
  'password-reset': { screen: 'passwordReset' },
  find: { screen: 'findBooking', number: null },
  'bookings/stay': { screen: 'stayBookings' },
  'bookings/spa': { screen: 'spaBookings' },
  details: { screen: 'details' },
  preferences: { screen: 'preferences' },
  'account/change-password': { screen: 'changePassword' },
} satisfies Record<AccountPreview, AccountRoute>;

export const ACCOUNT_PREVIEWS = Object.keys(PREVIEWS);

export function accountPreview(name: string): AccountRoute | null {
  return PREVIEWS[name] ?? null;
}
