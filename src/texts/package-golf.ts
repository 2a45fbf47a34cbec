/** The golf package (A §2.12). */
export const packageGolf = {
  loading: 'Raking the bunkers...',
  failed: 'We could not load the tee times.',
  intro: 'Tick the days on which you would like to play.',
  players: 'Players',
  playersOn: 'Players on {date}',
  heading: 'Tee-off time',
  headingOf: 'Tee-off time on {date}',
  party: { one: '{n} player', other: '{n} players' },
  chosen: 'Tee-off at {time}',
  notChosen: 'Not chosen',
  full: 'There are no tee times left on this day. Continue without it, or go back and choose another day.',
};
