/**
 * The month calendars: after a search without availability, and for the dates of the search form (`picker`).
 */
export const calendar = {
  title: 'Choose new dates',
  noneForCode:
    'Sorry! There is no availability for the entered code on your selected dates. General availability is shown below.',
  selectOrContinue: 'Select new dates below, or continue without a code.',
  /** With the button that leads to the search form, where the code can be changed. */
  enteredCode: 'You entered the code {code}.',
  correctCode: 'Change the code',
  /** With a package voucher: without it more may be free. */
  noneForVoucher: 'Sorry! There is no availability with your voucher on your selected dates.',
  selectOrRemove: 'Select new dates below, or go back to your search and remove your voucher.',
  none: 'Sorry! There is no availability on your selected dates.',
  /** In place of `none`, where all rooms that are left take longer stays only. */
  tooShort: 'Sorry! A stay from {date} takes at least {n} nights.',
  select: 'Select new dates below.',
  error:
    'Our room system reported an error, so more may be free than is shown. You can also try again later.',
  withoutCode: 'Continue without a code',
  from: 'From {amount}',
  unavailable: 'Unavailable',
  minimumStay: '* Please note a minimum length of stay may apply to this date.',
  bookNow: 'Book now',
  loading: 'Loading prices…',
  failed: 'We could not load the prices for this month.',
  chosen: { one: '{dates}, {n} night', other: '{dates}, {n} nights' },
  chooseDays: 'Choose a day of arrival, then a day of departure.',
  /** The next free days, looked for by itself. */
  nextFree: {
    looking: 'Looking for the next free day: {month}…',
    found: {
      one: 'The next free day is {date}.',
      other: 'The next {n} free nights begin on {date}.',
    },
    take: 'Choose these dates',
    none: {
      one: 'We found no free day up to {last}.',
      other: 'We found no {n} free nights up to {last}.',
    },
    failed: 'We could not look for the next free day.',
    call: 'You can also call us on {phone}.',
    contact: 'You can also contact us.',
    contactLink: 'Contact us',
  },
  close: {
    title: 'Are you sure?',
    text: 'Closing the calendar takes you back to your search.',
    continue: 'Continue',
    close: 'Close',
  },
  picker: {
    months: '{first} and {second}',
    forNight: 'The lowest price for 1 night, rounded up.',
    firstRoom: 'For the guests of Room 1.',
    total: 'From {amount} in all',
    /** Where nobody knows the fees yet. */
    totalBefore: 'From {amount} before any fees',
    unavailable: 'Not available on all of these nights',
    tooShort: 'A stay from this day takes at least {n} nights',
    /** While the nights are still those of before: the stay is ready as it is. */
    chooseDeparture: 'Choose another day of departure, or keep this one.',
    guestsMissing: 'Prices appear once you have said who is coming, with the age of each child.',
    failed: 'We could not load these prices. You can choose your dates without them.',
    flexible: 'Up to 3 days earlier or later',
    totals: 'Totals by day of arrival',
    unknown: 'Not known',
  },
};
