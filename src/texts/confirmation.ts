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
    kinds: { stay: 'Stay', breakfast: 'Breakfast', dinner: 'Dinner', golf: 'Golf', treatment: 'Spa' },
  },
  friend: {
    open: 'Send to a friend',
    email: 'Email address',
    send: 'Send',
    sending: 'Sending...',
    done: 'The confirmation has been sent.',
    failed: 'The confirmation could not be sent. Please try again.',
  },
  differing: {
    text: "The hotel's bill for this booking is {estate}, not {shown} as it says here.",
    call: 'Please call us on {phone} so that we can put it right.',
    contact: 'Please contact us so that we can put it right.',
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
