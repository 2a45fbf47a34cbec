/** Every machine with a view, by id: the frame around its view, and its name. */
export const SCREENS = {
  booking: { title: 'The booking without a step', frame: 'own' },
  idle: { title: 'Warning before the session ends', frame: 'booking' },
  start: { title: 'Start', frame: 'booking' },
  login: { title: 'Login beside the start', frame: 'booking' },
  search: { title: 'Search', frame: 'booking' },
  stayDates: { title: 'The dates of the search, by price', frame: 'booking' },
  rooms: { title: 'Rooms', frame: 'booking' },
  closerLook: { title: 'Pictures, comparison and map of the rooms (modal)', frame: 'booking' },
  weekCalendar: { title: 'Prices of a week', frame: 'booking' },
  rates: { title: 'Rates', frame: 'booking' },
  guests: { title: 'Guests', frame: 'booking' },
  itinerary: { title: 'Itinerary', frame: 'booking' },
  addons: { title: 'Add-ons', frame: 'booking' },
  details: { title: 'Details', frame: 'booking' },
  summary: { title: 'Summary', frame: 'booking' },
  payment: { title: 'Payment', frame: 'booking' },
  outcome: { title: 'Payment: what became of it', frame: 'booking' },
  restore: { title: 'A booking that is restored', frame: 'booking' },
  confirmation: { title: 'Confirmation', frame: 'booking' },
  sendConfirmation: { title: 'Confirmation by e-mail', frame: 'booking' },
  share: { title: 'Confirmation: a link to share', frame: 'booking' },
  calendar: { title: 'Calendar (modal)', frame: 'booking' },
  diningTimes: { title: 'Dining times (modal)', frame: 'booking' },
  teeTimes: { title: 'Tee times (modal)', frame: 'booking' },
  poolAccess: { title: 'Pool access (modal)', frame: 'booking' },
  includedTreatments: { title: 'Spa package (modal)', frame: 'booking' },
  packageDinner: { title: 'Dinner in a package (modal)', frame: 'booking' },
  packageGolf: { title: 'Golf in a package (modal)', frame: 'booking' },
  addOnTreatments: { title: 'Spa in a package (modal)', frame: 'booking' },
  entryTime: { title: 'Mud room and spa garden (modal)', frame: 'booking' },
  account: { title: 'Account: round its screens', frame: 'own' },
  accountLogin: { title: 'Account: login', frame: 'account' },
  register: { title: 'Account: registration', frame: 'account' },
  passwordReset: { title: 'Account: forgotten password', frame: 'account' },
  findBooking: { title: 'Account: a booking without an account', frame: 'account' },
  stayBookings: { title: 'Account: stays', frame: 'account' },
  bookingDetails: { title: 'Account: one stay', frame: 'account' },
  stayPackages: { title: 'Account: packages of a stay', frame: 'account' },
  spaBookings: { title: 'Account: spa visits', frame: 'account' },
  spaBooking: { title: 'Account: one spa visit', frame: 'account' },
  accountDetails: { title: 'Account: details', frame: 'account' },
  changePassword: { title: 'Account: password', frame: 'account' },
  preferences: { title: 'Account: preferences', frame: 'account' },
} as const;

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
