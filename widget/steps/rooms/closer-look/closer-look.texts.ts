/** A room's pictures full screen, and rooms side by side. */
export const closerLook = {
  compare: 'Compare rooms',
  choose: 'Choose',
  price: 'Price',
  enlarge: 'Enlarge',
  facts: {
    place: 'Place',
    size: 'Size',
    bed: 'Bed',
    sleeps: 'Sleeps',
    bathroom: 'Bathroom',
    view: 'View',
    floor: 'Floor',
    stepFree: 'Step-free',
    dogs: 'Dogs',
  },
  yes: 'Yes',
  no: 'No',
  notSaid: 'Not stated',
};
