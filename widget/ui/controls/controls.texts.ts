/** Texts of the controls of all screens, and of the dialogs that may open over any screen. */
export const controls = {
  /** An amendment, with the confirmation number of its room. */
  amending: 'Change of booking {number}',
  /** A stay's dates, as they are read aloud. */
  dates: '{from} to {to}',
  /** The question before a link gives back held rooms. */
  newSearch: {
    title: 'Start a new search?',
    text: 'A new search gives back what we are holding for you.',
    confirm: 'New search',
    cancel: 'Keep my booking',
  },
  /** The question before the guest cancels the booking that is being made. */
  leave: {
    title: 'Are you sure?',
    text: 'You will have to start over!',
    confirm: 'Cancel booking',
    stay: 'Continue booking',
  },
  idle: {
    title: 'Are you still there?',
    // {n} counts down to 1.
    text: 'Your booking session will expire in {n} seconds. Do you wish to continue?',
    confirm: 'Yes',
  },
  bill: {
    show: 'Show Summary',
    title: 'Booking summary',
    total: 'Total',
  },
  /** How many errors a list leaves out, at its end. */
  moreErrors: {
    one: 'and {n} more, told at its field',
    other: 'and {n} more, each told at its field',
  },
  disclosure: { more: 'View more', less: 'Hide' },
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
    looksWrong: 'This number looks too short or too long. Please check it.',
  },
  select: { placeholder: 'Please select...' },
  date: { none: 'Choose a date' },
  calendar: {
    back: 'Back',
    next: 'Next',
    unavailable: 'unavailable',
    closed: 'not available',
    minimumStay: 'Minimum {n} nights',
  },
  chip: { taken: 'taken' },
  newWindow: 'opens in a new tab',
};
