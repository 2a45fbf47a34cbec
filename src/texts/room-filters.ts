/** What the rooms can be narrowed down to, and their order (D-509). */
export const roomFilters = {
  sort: 'Order',
  place: 'Place',
  sleeps: 'Sleeps',
  needs: 'Good to know',
  view: 'View',
  atLeast: '{n} or more',
  stepFree: 'Step-free',
};
