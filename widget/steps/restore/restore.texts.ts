import { appointmentTitles } from '../confirmation/appointments.texts.ts';

/** Restoring a booking whose session has expired. */
export const restore = {
  title: 'Restore your booking',
  asking: 'Asking for your rooms again…',
  unsearched: { title: 'We could not ask for your rooms' },
  past: {
    title: 'Your day of arrival has passed',
    text: 'Your booking was for {date}. Please search with other dates.',
  },
  /** The result in one sentence. */
  unchanged: 'Everything is held for you again, just as it was.',
  held: {
    one: 'Your room is held for you again. Please see below what has changed.',
    other: 'Your rooms are held for you again. Please see below what has changed.',
  },
  toChoose: {
    one: 'Room {legs} could not be restored. You choose it next.',
    other: 'Rooms {legs} could not be restored. You choose them next.',
  },
  rooms: 'Your rooms',
  room: 'Room {leg}: {room}',
  roomUnknown: 'Room {leg}',
  became: {
    held: 'Held for you again',
    hold: 'We could not hold this room. Please choose it again.',
    room: 'Not available on these dates any more. Please choose another room.',
    rate: 'This rate is not offered any more. Please choose another rate.',
    unchosen: 'No room was chosen yet.',
  },
  price: {
    same: '{now}, as before',
    higher: '{now}, {difference} more than the {before} before',
    lower: '{now}, {difference} less than the {before} before',
    lost: '{before} before',
  },
  sum: 'All rooms',
  addOns: {
    title: 'Your add-ons',
    kept: 'Added again',
    gone: 'Not sold any more',
    again: 'Please choose it again',
  },
  times: {
    title: 'To be chosen again',
    text: 'These times were held in the session that expired. They are not booked now.',
    entry: '{kind}: {what}',
    kinds: appointmentTitles,
    pool: 'Pool & Spa Access',
    parts: { Morning: 'Morning', Afternoon: 'Afternoon', Evening: 'Evening' },
  },
  inRoom: 'Room {leg}',
  newSearch: 'New search',
};

declare module '../../texts/catalogue.ts' {
  interface Texts {
    restore: typeof restore;
  }
}
