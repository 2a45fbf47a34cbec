import { appointmentTitles } from './appointments.texts.ts';

/** The booked stay. */
export const confirmation = {
  eyebrow: 'Congrats',
  title: 'Your stay is booked!',
  sent: 'A confirmation has been sent to the e-mail address provided.',
  /** Instead, while the address is known. */
  sentTo: 'A confirmation has been sent to {email}.',
  thanks: 'Thank you, {name}',
  number: 'Confirmation Number:',
  replaces: {
    plain: 'It takes the place of the room that you have changed.',
    room: 'It takes the place of room\u00a0{leg} in booking {number}.',
  },
  stay: {
    heading: 'Your stay',
    arrival: 'Arrival',
    checkIn: 'Check-in from {time}',
    departure: 'Departure',
    checkOut: 'Check-out by {time}',
    address: 'Where to find us',
    directions: 'Directions',
    terms: 'Cancellation',
    payOnArrival: 'You can cancel up to {time} on {date}.',
    nonRefundable: 'Non-refundable. Changes can be made until {time} on {date}.',
    ofRoom: 'Room {leg}: {terms}',
  },
  plan: {
    heading: 'Day by day',
    entry: '{kind}: {what}',
    treatment: '{what}, {minutes} mins',
    pool: 'Pool & Spa Access',
    parts: { Morning: 'Morning', Afternoon: 'Afternoon', Evening: 'Evening' },
    kinds: appointmentTitles,
    /** Of a meal that the rate includes. */
    noTable: { missing: 'no table', closed: 'closed' },
    people: { one: '1 person', other: '{n} people' },
    room: 'Room {leg}',
    extras: 'Also booked',
    quantity: '{n} x {name}',
  },
  share: {
    open: 'Share',
    text: 'A stay at {brand}, {dates}',
    textWithoutBrand: 'A stay, {dates}',
    dates: '{from} to {to}',
    copied: 'A link to a search for these dates has been copied. Nothing personal is in it.',
    failed: 'The link could not be copied. Here it is:',
  },
  print: 'Print Confirmation',
  calendar: {
    add: 'Add to calendar',
    file: 'stay.ics',
    title: '{kind}: {what}',
    number: 'Confirmation Number: {number}',
    kinds: { stay: 'Stay', ...appointmentTitles },
  },
  friend: {
    open: 'Send to a friend',
    email: 'Email address',
    send: 'Send',
    sending: 'Sending...',
    sent: 'The confirmation has been sent.',
    refused: 'The confirmation could not be sent. Please try again.',
    unsure: 'We do not know whether the confirmation was sent. You can send it again.',
  },
  differing: {
    total: "The hotel's bill for this booking is {estate}, not {shown} as it says here.",
    dueToday: 'As the hotel has it, {estate} was due today, not {shown} as it says here.',
    call: 'Please call us on {phone} so that we can put it right.',
    contact: 'Please contact us so that we can put it right.',
    contactLink: 'Contact us',
  },
  /** A booking that was made, but that the hotel no longer has. */
  gone: {
    title: 'There is no booking under this number any more',
    text: 'Your stay was booked, but the hotel has nothing under this number now: it may have been cancelled, or changed and have another number.',
    call: 'If you did not expect that, please call us on {phone}.',
    contact: 'If you did not expect that, please contact us.',
    contactLink: 'Contact us',
  },
  manage: {
    heading: 'If your plans change',
    link: 'Manage your booking',
    call: 'To change or cancel your booking, call us on {phone} and give your confirmation number.',
    contact: 'To change or cancel your booking, contact us and give your confirmation number.',
    /** Instead, to a member, while that is so. */
    online: {
      call: 'You can change or cancel your booking in your account. For anything else, call us on {phone}.',
      contact: 'You can change or cancel your booking in your account. For anything else, contact us.',
    },
    contactLink: 'Contact us',
    lookup: 'You can look this booking up with its number and your email.',
    lookupLink: 'Find your booking',
    /** Instead, where a room can be cancelled after the look-up. */
    cancelling: {
      call: 'To change your booking, call us on {phone} and give your confirmation number.',
      contact: 'To change your booking, contact us and give your confirmation number.',
      lookup: 'You can look this booking up with its number and your email, and cancel a room there.',
    },
  },
  another: 'Book another stay',
  bills: 'Payment & Bills',
  details: 'Your booking details',
  account: {
    // {brand} may be empty.
    created: 'Your {brand} account was created successfully.',
    login: 'Login',
    loginText: 'You can now login and review or amend your booking.',
    failed: 'We were unable to create your {brand} account.',
    unknown:
      'We do not know whether your {brand} account was created. Please try to log in before you register again.',
  },
  links: { home: 'Home', account: 'Account' },
};

declare module '../../texts/catalogue.ts' {
  interface Texts {
    confirmation: typeof confirmation;
  }
}
