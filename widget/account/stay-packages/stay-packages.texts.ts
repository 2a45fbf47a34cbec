/** Packages on an upcoming stay. The booking's add-ons have the shared texts. */
export const stayPackages = {
  show: { one: 'Show {n} extra', other: 'Show {n} extras' },
  hide: 'Hide the extras',
  /** Opens the choice of times. */
  open: {
    table: 'Book a table',
    treatment: 'Add to room {leg}',
    mud: 'Add to room {leg}',
    spaGarden: 'Add to room {leg}',
  },
  /** For a package that the room has. */
  booked: { one: '{name}', other: '{n} x {name}' },
  adding: 'Adding to your stay…',
  removing: 'Taking it off your stay…',
  failed: { add: 'We could not add this. {reason}', remove: 'We could not remove this. {reason}' },
  /** The question before a package is removed. */
  removal: {
    removed: '{name} will be removed from room {leg}.',
    price: 'It costs {amount}.',
    keep: 'Keep it',
    go: 'Remove it',
  },
  unavailable: 'Please try again in a moment.',
};
