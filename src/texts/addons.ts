/** The add-ons screen (A §2.11). */
export const addons = {
  title: 'Can we make your stay even more special?',
  loading: 'Seeing what we can add...',
  price: '{amount}/{per}',
  addToRoom: 'Add to Room {leg}',
  quantity: 'Quantity for room {leg}',
  add: 'Add',
  remove: 'Remove',
  forRoom: 'For Room {leg}',
  unavailable: {
    title: 'We cannot show the extras right now',
    text: 'You can go on without them, or try again.',
  },
};
