/** The filters of the list of rooms, and its orders. */
export const roomFilters = {
  sort: 'Order',
  place: 'Place',
  sleeps: 'Sleeps',
  needs: 'Good to know',
  view: 'View',
  atLeast: '{n} or more',
  stepFree: 'Step-free',
};
