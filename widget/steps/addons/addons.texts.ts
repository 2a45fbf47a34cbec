/** The add-ons screen. */
export const addons = {
  title: 'Can we make your stay even more special?',
  loading: 'Seeing what we can add...',
  price: '{amount}/{per}',
  addToRoom: 'Add to Room {leg}',
  /** In a booking of one room, whose number says nothing. */
  addToOnly: 'Add to Room 1',
  quantity: '{name}, quantity for room {leg}',
  add: 'Add',
  /** Instead of 'Add', where another room has it. */
  addAnother: 'Add for another room',
  /** The question of 'Add', where several rooms can have it. */
  which: 'Which room is it for?',
  whichRoom: 'Room {leg}: {names}',
  more: { one: 'Show {n} more', other: 'Show {n} more' },
  added: 'Added',
  remove: 'Remove',
  /** Opens the chosen times again. */
  change: 'Change',
  forRoom: '{text} For Room {leg}',
  forOnly: '{text} For Room 1',
  booked: {
    /** Announced, not shown, after the modal closes. */
    said: '{name}, room {leg}: chosen.',
    room: 'Room {leg}',
    time: '{day} - {time}',
    players: '{when}, {n} player(s)',
    guests: '{when}, {n} guest(s)',
    named: '{when}, {names}',
    treatment: '{when}, {treatment} for {names}',
    amount: '{amount} in all',
  },
  /** For a Change or Reset heard alone: the add-on that it belongs to. */
  of: '{name}, room {leg}',
  unavailable: {
    title: 'We cannot show the extras right now',
    text: 'You can go on without them, or try again.',
  },
  none: 'There is nothing to add for these dates. Please go on.',
};

declare module '../../texts/catalogue.ts' {
  interface Texts {
    addons: typeof addons;
  }
}
