/** The month calendar of a search without availability (A §2.6, §4.6). */
export const calendar = {
  title: 'Choose new dates',
  noneForCode:
    'Sorry! There is no availability for the entered code on your selected dates. General availability is shown below.',
  selectOrContinue: 'Select new dates below, or continue without a code.',
  none: 'Sorry! There is no availability on your selected dates.',
  select: 'Select new dates below.',
  error:
    'Our room system reported an error, so more may be free than is shown. You can also try again later.',
  withoutCode: 'Continue without a code',
  from: 'From {amount}',
  forNight: 'Prices are for 1 night.',
  unavailable: 'Unavailable',
  minimumStay: '* Please note a minimum length of stay may apply to this date.',
  bookNow: 'Book now',
  loading: 'Loading prices…',
  failed: 'We could not load the prices for this month.',
  chosen: { one: '{dates}, {n} night', other: '{dates}, {n} nights' },
  chooseDays: 'Choose a day of arrival, then a day of departure.',
  close: {
    title: 'Are you sure?',
    text: 'Closing the calendar takes you back to your search.',
    continue: 'Continue',
    close: 'Close',
  },
};
