/** The filters of the list of rooms, and its orders. */
export const roomFilters = {
  chosen: 'Chosen filters',
  sort: 'Order',
  place: 'Place',
  sleeps: 'Sleeps',
  rate: 'Rate',
  breakfast: 'Breakfast included',
  freeCancellation: 'Free cancellation',
  needs: 'Good to know',
  view: 'View',
  atLeast: '{n} or more',
  stepFree: 'Step-free',
};
