/** The start screen. */
export const start = {
  title: 'Book a room',
  expired: { title: 'Expired', text: 'Your booking session expired.' },
  restore: 'Restore your booking',
  error: { title: 'Error', text: 'An error has occurred. Please try again.' },
  anonymous: {
    title: 'Book without account',
    missed: 'Without an account you will not be able to:',
    benefits: ['View all bookings in one place', 'Easily amend a booking', 'Upgrade a stay'],
    button: 'Start Booking',
  },
  login: { title: 'Login or register', username: 'Username', register: 'Register' },
};

declare module './catalogue.ts' {
  interface Texts {
    start: typeof start;
  }
}
