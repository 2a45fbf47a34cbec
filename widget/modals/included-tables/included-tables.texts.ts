/** Breakfast and dinner times. */
export const includedTables = {
  title: { breakfast: 'Breakfast times', dinner: 'Dinner times' },
  loading: 'Looking for tables…',
  failed: 'We could not load the tables.',
  menus: 'Sample menus',
  menu: '{restaurant} sample menu',
  joiningTables:
    'If you would like to join another table, let us know in the comments box on the Guest Details screen.',
  restaurant: 'Restaurant',
  time: 'Time',
  restaurantFirst: 'Choose a restaurant to see its times.',
  /** Repeats one date's restaurant and time on the others. */
  everyDay: { breakfast: 'The same every morning', dinner: 'The same every evening' },
  notThatDay: '{restaurant} has no table at {time} on this day.',
  incomplete: 'Some tables are not chosen yet',
  problem: '{day}: {message}',
  noAvailability:
    'Unfortunately at present there is no availability for your selected dates. Please complete your preferred dining times in the comments box on the Guest Details screen and the team will be in touch to confirm.',
  /** Instead, where all restaurants of the meal are closed: nobody has to get in touch. */
  closedThatDay: 'Closed on this day: {restaurants}.',
  closed: 'Closed on {days}.',
};
