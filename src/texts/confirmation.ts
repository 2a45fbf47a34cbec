import { appointmentTitles } from './appointments.ts';

/** The booked stay (B §2.6, §8). */
export const confirmation = {
  eyebrow: 'Congrats',
  title: 'Your stay is booked!',
  sent: 'A confirmation has been sent to the e-mail address provided.',
  number: 'Confirmation Number:',
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
  /** A booking that was made, and that the hotel has no more. */
  gone: {
    title: 'There is no booking under this number any more',
    text: 'Your stay was booked, but the hotel has nothing under this number now: it may have been cancelled, or changed and have another number.',
    call: 'If you did not expect that, please call us on {phone}.',
    contact: 'If you did not expect that, please contact us.',
    contactLink: 'Contact us',
  },
  another: 'Book another stay',
  bills: 'Payment & Bills',
  details: 'Your booking details',
  account: {
    created: 'Your {brand} account was created successfully.',
    login: 'Login',
    loginText: 'You can now login and review or amend your booking.',
    failed: 'We were unable to create your {brand} account.',
  },
  links: { home: 'Home', account: 'Account' },
};

declare module './catalogue.ts' {
  interface Texts {
    confirmation: typeof confirmation;
  }
}
