import type { Words } from '../../language.ts';

type Account = Words<'account'>['account'];

export const stayPackages: Account['stayPackages'] = {
  open: {
    restaurant: 'Book a table',
    spa: 'Add to room {leg}',
    mud: 'Add to room {leg}',
    spaGarden: 'Add to room {leg}',
  },
  booked: { one: '{name}', other: '{n} x {name}' },
  adding: 'Adding to your stay…',
  removing: 'Taking it off your stay…',
  failed: { add: 'We could not add this. {reason}', remove: 'We could not remove this. {reason}' },
  unavailable: 'Try again in a moment.',
};

export const bookings: Account['bookings'] = {
  title: 'Your bookings',
  kinds: { label: 'Kind of booking', stay: 'Stay', spa: 'Spa' },
  loading: 'Fetching your bookings…',
  loadingOne: 'Fetching your booking…',
  failed: 'We could not load your bookings',
  failedOne: 'We could not load this booking',
  empty: 'You have no bookings at the moment.',
  book: 'Make a booking',
  upcoming: 'Coming up',
  previous: 'Earlier bookings',
  badge: {
    cancelled: 'Cancelled',
    today: 'Today',
    toGo: { one: '{n} day to go', other: '{n} days to go' },
    ago: { one: '{n} day ago', other: '{n} days ago' },
    yearsAgo: { one: 'Over a year ago', other: 'Over {n} years ago' },
  },
  number: 'Confirmation number: {number}',
  total: 'Total {amount}',
  details: 'Details',
  detailsOf: '{text} of {date}',
  back: 'Back to all bookings',
  print: 'Print confirmation',
  resend: {
    open: 'Send confirmation again',
    title: 'Send the confirmation again',
    text: 'Enter an email address below, and we will send a copy of your confirmation.',
    email: 'Email address',
    send: 'Send',
    sending: 'Sending…',
    sent: 'We have sent the confirmation.',
    refused: 'We could not send the confirmation. Try again.',
    unsure: 'We do not know whether the confirmation was sent. You can send it again.',
  },
};

export const stayBookings: Account['stayBookings'] = {
  arrive: 'Arrive',
  depart: 'Leave',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  rooms: 'Rooms:',
  guests: 'Guests:',
  roomType: 'Room type',
  roomTypeOf: 'Room type {leg}',
  spa: 'To see your spa plan, go to the details',
  review: {
    text: 'We hope you enjoyed your stay. Would you like to leave us {link}?',
    link: 'a review',
  },
  deposit: 'Deposit: {amount}',
  dueOnArrival: 'To pay when you arrive: {amount}',
  bookAgain: 'Book again',
};

export const spaBookings: Account['spaBookings'] = {
  spaDay: 'Spa day: {name}',
  guest: 'Guest:',
  guestOf: 'Guest {n}:',
  treatments: 'Treatments: {n}',
};

export const spaBooking: Account['spaBooking'] = {
  spaDayTitle: 'Your spa day',
  treatmentsTitle: 'Your spa treatments',
  policy: {
    refund:
      'If you cancel, we refund 50% of the cost. If you cancel less than 48 hours before, we charge the full cost.',
    change: 'To make a change, call our spa team.',
    call: 'To make a change, call our spa team on {phone}.',
    arrive: 'Please arrive 15 minutes before your spa day or treatment.',
  },
  facts: { title: 'Date and guests', date: 'Date', guests: 'Guests', package: 'Spa package' },
  treatments: '{firstName}’s treatments',
  treatment: '{name}, {n}\u00a0min',
  bill: {
    title: 'Your bill',
    spaDays: 'Spa days: {n} x {price}',
    treatments: 'Treatments:',
    total: 'Total:',
  },
  itinerary: {
    title: 'Your plan',
    guest: '{firstName}’s treatments',
    arrival: 'Arrival',
    departure: 'Departure',
  },
};
