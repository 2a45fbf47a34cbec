/** The spa garden (A §2.12, §8.8). */
export const spaGarden = {
  loading: 'Preparing to unwind…',
  failed: 'We could not load the times.',
  together: 'All guests must attend the Spa Garden together.',
  guests: 'Guests',
  entryTime: 'Entry Time',
  day: 'On {date}, the day you arrive.',
  price: '{amount} for all of you',
  noAvailability: 'Sorry, we have no availability.',
  full: 'There is no time left on the day you arrive.',
  cancel: 'Cancel',
  done: 'Done',
};
