import type { Words } from '../language.ts';

export const words: Words<'first'> = {
  booking: {
    loading: 'Getting things ready…',
    unavailable: {
      title: 'We cannot reach the booking system',
      text: 'We have kept what you entered.',
      call: 'Or call us on {phone}.',
    },
    broken: {
      title: 'Something went wrong on this page',
      text: 'We have kept what you entered.',
    },
  },
  shared: {
    back: 'Back',
    nextStep: 'Continue',
    continue: 'Continue',
    close: 'Close',
    retry: 'Try again',
    remove: 'Remove',
    edit: 'Change',
    about: '{text}: {about}',
    facts: '{before}, {next}',
    room: 'Room {leg}',
    guests: {
      adults: { one: '{n} adult', other: '{n} adults' },
      children: { one: '{n} child', other: '{n} children' },
      infants: { one: '{n} infant', other: '{n} infants' },
    },
    dogs: { one: '{n} dog', other: '{n} dogs' },
    nights: { one: '{n} night', other: '{n} nights' },
    fieldErrors: {
      required: '{label} is still missing',
      emailInvalid: '{label} should look like name@example.com',
      telephoneInvalid: 'This does not look like a telephone number',
      timeRequired: 'Choose a time',
      leadGuestRequired: 'Choose who is making this booking',
      addressRequired: 'Find your address and choose it',
      passwordsDiffer: 'The two passwords are different',
      passwordTooShort: 'Use at least 8 characters',
      dogInformationRequired: 'Tell us the name and breed of each dog',
      termsRequired: 'Tick the box to agree to {label}',
      sixDigits: 'The code has exactly 6 digits',
    },
    failures: {
      offline: 'We could not connect. Check your connection and try again.',
      timeout: 'This is taking longer than it should. Try again.',
      other: 'Something went wrong at our end. Try again.',
    },
  },
  ui: {
    frame: {
      heading: 'Book a room',
      cancel: 'Leave',
      signIn: 'Sign in',
      steps: ['Dates and guests', 'Rooms and rates', 'Extras', 'Details', 'Payment'],
      progress: 'Booking progress',
      position: 'Step {step} of {steps}: {name}',
      done: '{step}, done',
    },
    longWait: 'This is taking a little longer than usual. Thank you for waiting.',
  },
  controls: {
    amending: 'You are changing booking {id}',
    dates: '{from} to {to}',
    newSearch: {
      title: 'Start a new search?',
      text: 'We are holding a room for you. If you start a new search, we give it back.',
      confirm: 'New search',
      cancel: 'Keep my booking',
    },
    leave: {
      title: 'Leave this booking?',
      text: 'We do not keep what you have chosen and entered. Next time, you start again from the beginning.',
      confirm: 'Leave',
      stay: 'Keep my booking',
    },
    idle: {
      title: 'Are you still there?',
      // The seconds stand alone, because they count down to 1.
      text: 'We are holding a room for you. If we do not hear from you, we give it back. Seconds left: {n}.',
      confirm: 'Keep my booking',
    },
    bill: {
      show: 'Show summary',
      title: 'Booking summary',
      total: 'Total',
    },
    disclosure: { more: 'Show more', less: 'Show less' },
    gallery: {
      label: 'Pictures of {label}',
      previous: 'Previous picture',
      next: 'Next picture',
      position: 'Picture {n} of {count}',
      alt: '{label}, picture {n} of {count}',
    },
    stepper: { fewer: 'Fewer: {label}', more: 'More: {label}' },
    telephone: {
      country: 'Dialling code',
      looksWrong: 'This number looks too short or too long. Check that it is right.',
    },
    select: { placeholder: 'Choose…' },
    date: { none: 'Choose a date' },
    calendar: {
      back: 'Earlier',
      next: 'Later',
      unavailable: 'unavailable',
      closed: 'cannot be chosen',
      minimumStay: '{n} nights or more',
    },
    chip: { taken: 'taken' },
    newWindow: 'opens in a new tab',
  },
  start: {
    title: 'Book a room',
    expired: {
      title: 'Your booking has timed out',
      text: 'We no longer hold any rooms for it. You can start again here.',
    },
    restore: 'Restore your booking',
    // A failed sign-in and a failed booking share these words.
    error: {
      title: 'Something went wrong',
      text: 'Try again. If you were signing in, check what you entered first.',
    },
    anonymous: {
      title: 'Book without an account',
      missed: 'With an account you can also:',
      benefits: ['see all your bookings in one place', 'change a booking easily', 'upgrade your stay'],
      button: 'Start booking',
    },
    login: { title: 'Sign in or create an account', username: 'Username', register: 'Create an account' },
  },
  login: {
    password: 'Password',
    button: 'Sign in',
    checking: 'Checking your details…',
    unknown: 'We cannot find an account with these details. Check them and try again.',
    forgotten: 'Forgotten your password?',
    reminder: 'Choose a new one',
  },
};
