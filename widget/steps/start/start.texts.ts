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
  /** A booking is to be changed, which only its member may. */
  amending: {
    title: 'Change your booking',
    text: 'Please login first: only you can change your booking.',
    another: 'Book another stay',
    stays: 'Without a login you start a new booking. The one that you have stays as it is.',
    call: 'If you booked without an account, please call us on {phone} to change it.',
    contact: 'If you booked without an account, please contact us to change it.',
    contactLink: 'Contact us',
  },
  login: { title: 'Login or register', username: 'Username', register: 'Register' },
};

declare module '../../texts/catalogue.ts' {
  interface Texts {
    start: typeof start;
  }
}
