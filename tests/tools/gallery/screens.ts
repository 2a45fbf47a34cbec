import { STEPS, type Step } from '../../../src/domain/booking/steps.ts';

interface GalleryScreen {
  title: string;
  frame: 'own' | 'booking' | 'account';
}

const MODALS = {
  calendar: 'Calendar',
  includedTables: 'Dining times',
  includedGolf: 'Tee times',
  poolAccess: 'Pool access',
  includedTreatments: 'Spa package',
  addOnTables: 'Dinner in a package',
  addOnGolf: 'Golf in a package',
  addOnTreatments: 'Spa in a package',
  entryTime: 'Mud room and spa garden',
};

/** What has a view in `widget/steps` or `widget/modals` that can be found by its name. */
export type FoundScreen = Step | keyof typeof MODALS;

const found = Object.fromEntries(
  [...STEPS.map((step) => [step, `Step: ${step}`]), ...Object.entries(MODALS)].map(([id, title]) => [
    id,
    { title, frame: 'booking' },
  ]),
) as Record<FoundScreen, GalleryScreen>;

/** Every machine with a view, by id: the frame around its view, and its name. */
export const SCREENS = {
  ...found,
  booking: { title: 'The booking without a step', frame: 'own' },
  idle: { title: 'Warning before the session ends', frame: 'booking' },
  login: { title: 'Login beside the start', frame: 'booking' },
  providerLogin: { title: 'Login beside the start, on the provider’s page', frame: 'booking' },
  stayDates: { title: 'The dates of the search, by price', frame: 'booking' },
  closerLook: { title: 'Pictures, comparison and map of the rooms (modal)', frame: 'booking' },
  weekCalendar: { title: 'Prices of a week', frame: 'booking' },
  outcome: { title: 'Payment: what became of it', frame: 'booking' },
  restore: { title: 'A booking that is restored', frame: 'booking' },
  sendConfirmation: { title: 'Confirmation by e-mail', frame: 'booking' },
  share: { title: 'Confirmation: a link to share', frame: 'booking' },
  account: { title: 'Account: round its screens', frame: 'own' },
  accountLogin: { title: 'Account: login', frame: 'account' },
  register: { title: 'Account: registration', frame: 'account' },
  passwordReset: { title: 'Account: forgotten password', frame: 'account' },
  findBooking: { title: 'Account: a booking without an account', frame: 'account' },
  cancelRoom: { title: 'Account: a room cancelled by a code', frame: 'account' },
  stayBookings: { title: 'Account: stays', frame: 'account' },
  bookingDetails: { title: 'Account: one stay', frame: 'account' },
  stayPackages: { title: 'Account: packages of a stay', frame: 'account' },
  spaBookings: { title: 'Account: spa visits', frame: 'account' },
  spaBooking: { title: 'Account: one spa visit', frame: 'account' },
  accountDetails: { title: 'Account: details', frame: 'account' },
  changePassword: { title: 'Account: password', frame: 'account' },
  preferences: { title: 'Account: preferences', frame: 'account' },
} satisfies Readonly<Record<string, GalleryScreen>>;

export type ScreenId = keyof typeof SCREENS;

/**
 * The states that draw something of the machine's own. In other states it shows a step, a screen or a dialog,
 * or nothing.
 */
export const DRAWN_IN: Partial<Readonly<Record<ScreenId, RegExp>>> = {
  booking:
    /^(?!.*sign in › open).*(?:flow › (?:loading|unavailable|search unavailable|step failed|legs › unavailable|receipt)|› asking)/,
  idle: /^warning/,
  account: /^(?!open)/,
};
