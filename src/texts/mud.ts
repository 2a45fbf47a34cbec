/** The mud room (A §2.12, §8.8). */
export const mud = {
  loading: 'Preparing to unwind…',
  failed: 'We could not load the times.',
  minimum: 'A minimum of 2 guests must be in the mud room.',
  tooFew: 'Please select a minimum of 2 guests.',
  who: 'Who is going in?',
  guests: 'Guests',
  entryTime: 'Entry Time',
  day: 'On {date}, the day you arrive.',
  price: '{amount} for all of you',
  noAvailability: 'Sorry, we have no availability.',
  tryOthers: 'There is no time for so many guests on the day you arrive.',
  cancel: 'Cancel',
  done: 'Done',
};
