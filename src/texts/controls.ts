/** Words of the controls that screens are built from, and of the dialogs that may come over any of them. */
export const controls = {
  /** An amendment, by the number of the room that it is for (E-17). */
  amending: 'Change of booking {id}',
  /** How the dates of a stay are read aloud. */
  dates: '{from} to {to}',
  /** Before a link gives back what is held (D-52). */
  newSearch: {
    title: 'Start a new search?',
    text: 'We are holding a room for you. A new search gives it back.',
    confirm: 'New search',
    cancel: 'Keep my booking',
  },
  leave: {
    title: 'Are you sure?',
    text: 'You will have to start over!',
    confirm: 'Cancel booking',
    stay: 'Continue booking',
  },
  idle: {
    title: 'Are you still there?',
    text: 'Your booking session will expire in {n} seconds. Do you wish to continue?',
    confirm: 'Yes',
  },
  bill: {
    show: 'Show Summary',
    title: 'Booking summary',
    total: 'Total',
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
