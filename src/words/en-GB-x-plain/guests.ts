import type { Words } from '../language.ts';

export const words: Words<'guests'> = {
  guests: {
    title: 'Guest names',
    summary: 'Tell us who is staying, so that we can book what is in your package for you.',
    later: 'Name whoever you like now. You can name the others when they arrive.',
    room: 'Guests in room {leg}:',
    member: 'I am staying in this room',
    ofRoom: '{guest} in room {leg}',
    guest: 'Guest {n}',
    child: 'Child {n} ({age})',
    age: { one: '{n} year', other: '{n} years' },
    underOne: 'under 1 year',
    fields: { title: 'Title', firstName: 'First name', lastName: 'Last name' },
    labels: { title: 'Title', firstName: 'First name', lastName: 'Last name' },
    incomplete: 'Check the names',
    problem: 'Room {leg}, {guest}: {message}',
  },
};
