import type { Words } from '../language.ts';

export const words: Words<'details'> = {
  details: {
    title: 'Details of the person booking',
    memberTitle: 'Your details',
    signIn: 'Do you have an account? We can fill in your details for you.',
    error: 'There is a problem',
    errorSummary: 'Check these answers',
    problems: {
      emailNotValid: 'This email address does not seem to work. Check it and try again.',
      emailCheckFailed: 'We could not check your email address. Try again.',
      telephoneNotValid: 'This telephone number does not seem to work. Check it and try again.',
      telephoneCheckFailed: 'We could not check your telephone number. Try again.',
    },
    leadBooker: {
      question: 'Who is making this booking?',
      someoneElse: 'Someone else',
    },
    fields: {
      title: 'Title',
      firstName: 'First name',
      lastName: 'Last name',
      email: 'Email address',
      emailInMessages: 'Email address',
      telephone: 'Telephone number',
    },
    address: {
      heading: 'Address',
      country: 'Country',
      search: 'Find your address by postcode',
      find: 'Find address',
      found: 'Choose your address',
      placeholder: 'Choose…',
      enterManually: 'Type in your address',
      lookUp: 'Find your address by postcode',
      line1: 'First line of address',
      line2: 'Second line of address (optional)',
      city: 'Town or city',
      postCode: 'Postcode',
      finding: 'Looking for addresses…',
      count: { one: '{n} address found', other: '{n} addresses found' },
      nothingFound: 'We found no address for this postcode. Check it, or type in your address.',
      failed: 'We could not look for addresses. Try again, or type in your address.',
    },
    questions: {
      heading: 'Just a few last questions',
      rooms: 'Questions for',
      room: 'Room {leg}',
      ofRoom: '{text} ({names})',
      dogs: {
        label: 'Dog details',
        placeholder: {
          one: 'Tell us the name and breed of your dog.',
          other: 'Tell us the name and breed of each dog.',
        },
      },
      dietary: {
        label: 'Dietary needs or allergies (optional)',
        placeholder: {
          one: 'Tell us if {names} has any dietary needs or allergies.',
          other: 'Tell us if {names} have any dietary needs or allergies.',
          unnamed: 'Tell us about any dietary needs or allergies.',
        },
      },
      dinner: {
        label: 'Dinner requests (optional)',
        placeholder: 'Tell us when you would like to have dinner, and anything else about your table.',
      },
      spa: {
        label: 'Health conditions that may affect your spa treatment (optional)',
        placeholder: 'Tell us about any health condition or current medical treatment.',
      },
      special: {
        label: 'Special requests (optional)',
        placeholder:
          'Tell us if you would like a cot or hypoallergenic pillows, or if it is a special occasion.',
      },
    },
    terms: {
      before: 'I agree to the ',
      privacy: 'privacy notice',
      between: ' and the ',
      termsOfUse: 'terms of use',
      inMessages: 'the privacy notice and the terms of use',
    },
    account: {
      heading: 'Create an account (optional)',
      benefits: ['See all your bookings in one place', 'Change a booking easily', 'Upgrade your stay'],
      password: 'Password',
      choose:
        'Choose a password of at least 8 characters, and we will create your account with this booking.',
      passwordAgain: 'Type the password again',
      joinMailingList: 'Join the mailing list (optional)',
      listNeedsPassword: 'You need an account for the mailing list. Choose a password above.',
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
    toPayment: 'Go to payment',
  },
};
