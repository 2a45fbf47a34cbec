/** The lead booker's details. */
export const details = {
  title: 'Lead booker details',
  memberTitle: 'Your details',
  signIn: 'Sign in, and your details are filled in.',
  error: 'Error',
  errorSummary: 'Please check these answers',
  problems: {
    emailNotValid: 'Email is not valid.',
    emailCheckFailed: 'Email validation failed.',
    telephoneNotValid: 'Telephone is not valid.',
    telephoneCheckFailed: 'Telephone validation failed.',
  },
  leadBooker: {
    question: 'Who is the lead booker?',
    someoneElse: 'Someone else',
    /** Opens the question, beside the name of who leads now. */
    change: 'Somebody else',
  },
  fields: {
    title: 'Title',
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Email',
    emailInMessages: 'Email address',
    telephone: 'Telephone',
  },
  address: {
    heading: 'Address',
    country: 'Country',
    search: 'Find your address by postcode',
    find: 'Find Address',
    found: 'Choose your address',
    placeholder: 'Please select...',
    line1: 'First line of address',
    line2: 'Second line of address (optional)',
    city: 'City',
    cityAndState: 'City and state',
    cityAndProvince: 'City and province',
    postCode: 'Postcode',
    postCodeOptional: 'Postcode (optional)',
    zip: 'ZIP code',
    pin: 'PIN code',
    eircode: 'Eircode (optional)',
    finding: 'Looking up addresses...',
    count: { one: '{n} address found', other: '{n} addresses found' },
    nothingFound: 'We found no address for this postcode. Check it, or enter your address manually.',
    failed: 'We could not look up addresses. Try again, or enter your address manually.',
  },
  questions: {
    heading: 'Just a few last questions',
    rooms: 'Questions for',
    /** Over a question that a change of the stay has brought. */
    anew: 'Your stay has changed, so we have something new to ask.',
    /** For a room with guests who are named later. */
    room: 'Room {leg}',
    /** A missing answer, where several rooms lack it. */
    ofRoom: '{text} ({names})',
    dogs: {
      label: 'Dog Information',
      placeholder: {
        one: 'Tell us the name and breed of your dog.',
        other: 'Tell us the name and breed of your dogs.',
      },
    },
    dietary: {
      label: 'Dietary requirements or allergies (optional)',
      placeholder: {
        one: 'Tell us if {names} has any dietary requirements or allergies.',
        other: 'Tell us if {names} have any dietary requirements or allergies.',
        unnamed: 'Tell us about any dietary requirements or allergies.',
      },
    },
    /** For guests whom the itinerary sends here, because they found no table. */
    dinner: {
      label: 'Dinner requests (optional)',
      placeholder: 'Tell us when you would like to dine, and anything else about your table.',
    },
    spa: {
      label: 'Health conditions that may affect your spa treatment (optional)',
      placeholder: 'Tell us about any health condition or current medical treatment.',
    },
    special: {
      label: 'Special Requests (optional)',
      placeholder:
        'Tell us if you would like a cot or hypoallergenic pillows, or if it is a special occasion.',
      /** Where diet and health have no question of their own. */
      all: 'Tell us about allergies or health conditions, or if you would like a cot or hypoallergenic pillows, or if it is a special occasion.',
    },
  },
  terms: {
    /** The text around the two links. */
    before: 'I agree to the ',
    privacy: 'privacy notice',
    between: ' and ',
    termsOfUse: 'terms of use',
    inMessages: 'Privacy notice and terms and conditions',
  },
  account: {
    heading: 'Create an account (optional)',
    benefits: ['View all bookings in one place', 'Easily amend a booking', 'Upgrade a stay'],
    password: 'Password',
    choose: 'Choose a password of at least 8 characters, and your account is created with this booking.',
    passwordAgain: 'Re-enter password',
    joinMailingList: 'Join the mailing list (optional)',
    listNeedsPassword: 'The mailing list comes with an account: choose a password above.',
    interests: 'What would you like to hear about?',
    interest: {
      spa: 'Spa',
      golf: 'Golf',
      dining: 'Dining',
      events: 'Events',
      rooms: 'Rooms',
      offers: 'Offers',
    },
  },
  submit: 'Check your booking',
  /** The button where no summary follows. */
  toPayment: 'Payment',
};

declare module '../../texts/catalogue.ts' {
  interface Texts {
    details: typeof details;
  }
}
