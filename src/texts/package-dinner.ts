/** The dinner package (A §2.12, §8.8). */
export const packageDinner = {
  intro: 'Tick the evenings on which you would like to dine.',
  menu: 'Sample menu',
  guests: 'Guests',
  time: 'Time',
  selectTime: 'Select time...',
  loading: 'Looking for tables…',
  failed: 'We could not load the tables.',
  noAvailability: 'No availability',
  notThatDay: 'This package is not available on this day.',
  /** What an evening still needs (D-420). */
  missing: {
    guests: 'Please choose how many guests.',
    time: 'A time is required',
    noTable: 'There is no table for so many guests. Choose another number, or untick this evening.',
  },
};
