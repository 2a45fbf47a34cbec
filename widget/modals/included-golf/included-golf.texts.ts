/** Tee times of the itinerary. */
export const includedGolf = {
  title: 'Golf Tee Times',
  intro: 'Choose a tee-off time for any day of your stay.',
  loading: 'Looking for tee times…',
  failed: 'We could not load the tee times.',
  heading: 'Tee-off time',
  headingOf: 'Tee-off time on {date}',
  notChosen: 'Not chosen',
};
