/** The frame round the screens of the account area. */
export const frame = {
  welcome: 'Welcome back, {firstName}!',
  menu: {
    label: 'Your account',
    bookings: 'Your Bookings',
    details: 'Account Details',
    preferences: 'Preferences',
    logout: 'Logout',
  },
  /** The question before unsaved changes are lost. */
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes have not been saved.',
    confirm: 'Leave this page',
    cancel: 'Stay on this page',
  },
  unavailable: {
    title: 'We cannot show your account',
    text: 'Please try again in a moment.',
  },
};
