/** Words of the frame round the steps and of the parts that every screen is built from. */
export const ui = {
  frame: {
    heading: 'BOOK A ROOM',
    cancel: 'Cancel',
    steps: ['Dates & Guests', 'Rooms & Rates', 'Add ons', 'Details', 'Payment'],
    progress: 'Booking progress',
    position: 'Step {step} of {steps}: {name}',
    edit: 'Edit',
    done: 'completed',
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
  dialog: { close: 'Close' },
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
    minimumStay: '(a minimum stay applies)',
  },
  longWait: 'This is taking a little longer than usual. Please bear with us.',
  chip: { taken: 'taken' },
  newWindow: 'opens in a new tab',
};
