/** The guest names screen. */
export const guests = {
  title: 'Guest names',
  summary: "Let us know who's staying so we can get you booked in for your package extras",
  /** For a booking that asks for the lead guest's name only. */
  later: 'Name whoever you like now. The others can be named when they arrive.',
  room: 'Room {leg} guests:',
  member: 'I am staying in this room',
  /** A guest's heading, read aloud: every room has a 'Guest 1'. */
  ofRoom: '{guest} in room {leg}',
  guest: 'Guest {n}',
  child: 'Child {n} ({age})',
  age: { one: '{n} year', other: '{n} years' },
  underOne: 'under 1 year',
  fields: { title: 'Title', firstName: 'First Name', lastName: 'Last Name' },
  /** The names of the fields in messages. */
  labels: { title: 'Title', firstName: 'First name', lastName: 'Last name' },
  incomplete: { one: '{n} name or title is missing', other: '{n} names or titles are missing' },
  problem: 'Room {leg}, {guest}: {message}',
  /** Of several, the one that the line leads to. */
  first: 'The first: {problem}',
};

declare module '../../texts/catalogue.ts' {
  interface Texts {
    guests: typeof guests;
  }
}
