/** The spa garden (A §2.12, §8.8). */
export const spaGarden = {
  loading: 'Preparing to unwind…',
  together: 'All guests must attend the Spa Garden together.',
  guests: 'Guests',
  entryTime: 'Entry Time',
  noAvailability: 'Sorry, we have no availability.',
  cancel: 'Cancel',
  done: 'Done',
};
