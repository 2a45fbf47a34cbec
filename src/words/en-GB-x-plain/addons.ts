import type { Words } from '../language.ts';
import { addOnKinds } from './add-on-kinds.ts';

export const words: Words<'addons'> = {
  addons: {
    title: 'Can we make your stay even more special?',
    loading: 'Seeing what we can add…',
    price: '{amount} per {per}',
    addToRoom: 'Add to room {leg}',
    quantity: '{name}, quantity for room {leg}',
    add: 'Add',
    remove: 'Remove',
    forRoom: '{text} for room {leg}',
    booked: {
      said: '{name}, room {leg}: booked.',
      room: 'Room {leg}',
      time: '{day} - {time}',
      players: '{when}, players: {n}',
      guests: '{when}, guests: {n}',
      named: '{when}, {names}',
      treatment: '{when}, {treatment} for {names}',
      amount: '{amount} in total',
    },
    of: '{name}, room {leg}',
    unavailable: {
      title: 'We cannot show the extras right now',
      text: 'You can continue without them, or try again.',
    },
    none: 'There is nothing to add for these dates. You can continue.',
  },
  addOnKinds,
};
