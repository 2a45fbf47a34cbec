import type { Words } from '../language.ts';

export const words: Words<'restore'> = {
  restore: {
    title: 'Restore your booking',
    asking: 'Asking for your rooms again…',
    unsearched: { title: 'We could not ask for your rooms' },
    past: {
      title: 'Your day of arrival has passed',
      text: 'Your booking was for {date}. Search again with other dates.',
    },
    unchanged: 'We are holding everything for you again, just as it was.',
    held: {
      one: 'We are holding your room for you again. See below what has changed.',
      other: 'We are holding your rooms for you again. See below what has changed.',
    },
    toChoose: {
      one: 'We could not restore room {legs}. You choose it next.',
      other: 'We could not restore rooms {legs}. You choose them next.',
    },
    rooms: 'Your rooms',
    room: 'Room {leg}: {room}',
    roomUnknown: 'Room {leg}',
    became: {
      held: 'Held for you again',
      hold: 'We could not hold this room. Choose it again.',
      room: 'No longer available on these dates. Choose another room.',
      rate: 'We no longer offer this rate. Choose another rate.',
      unchosen: 'You had not chosen a room yet.',
    },
    price: {
      same: '{now}, as before',
      higher: '{now}, {difference} more than before ({before})',
      lower: '{now}, {difference} less than before ({before})',
      lost: 'Before: {before}',
    },
    sum: 'All rooms',
    addOns: {
      title: 'Your extras',
      kept: 'Added again',
      gone: 'No longer sold',
      again: 'Choose it again',
    },
    times: {
      title: 'Choose these again',
      text: 'You had chosen these times before your booking timed out. They are not booked now.',
      entry: '{kind}: {what}',
      kinds: { breakfast: 'Breakfast', dinner: 'Dinner', golf: 'Golf', treatment: 'Spa' },
      pool: 'Pool and spa',
      parts: { Morning: 'Morning', Afternoon: 'Afternoon', Evening: 'Evening' },
    },
    inRoom: 'Room {leg}',
    newSearch: 'New search',
  },
};
