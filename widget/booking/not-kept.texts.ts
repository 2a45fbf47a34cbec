import type { KINDS_NOT_KEPT, NotKept } from '../../src/domain/booking/not-kept.ts';
import type { PoolTime } from '../../src/domain/spa/spa.ts';

/** What a new search did not keep, thing by thing. */
export const notKept = {
  title: 'Some of your choices do not fit your new search',
  text: 'Everything else has come along. Please choose again what you still want of these:',
  thing: {
    room: '{name}',
    rate: 'The rate {name}',
    guest: '{name}',
    addOn: '{name}',
    breakfast: 'Breakfast at {name}',
    dinner: 'Dinner at {name}',
    golf: 'Tee time',
    pool: 'Pool & Spa Access',
    treatment: '{name}',
  } satisfies Record<(typeof KINDS_NOT_KEPT)[number], string>,
  /** For a meal without a restaurant to name. */
  meal: { breakfast: 'Breakfast', dinner: 'Dinner' },
  ofRoom: 'Room {leg}: {thing}',
  when: { time: '{thing}, {day} at {time}', part: '{thing}, {day}, {part}', day: '{thing}, {day}' },
  parts: { Morning: 'morning', Afternoon: 'afternoon', Evening: 'evening' } satisfies Record<
    PoolTime,
    string
  >,
  because: '{thing} – {why}',
  why: {
    noRoom: 'your new search has fewer rooms',
    noGuest: 'for a guest who is not in your new party',
    otherParty: 'for another number of guests',
    outsideStay: 'not within your new stay',
    notWithRate: 'not available with your new rate',
    notOffered: 'not available for your new search',
    notChosen: 'no table chosen yet',
  } satisfies Record<NotKept['why'], string>,
  /** For a guest, whose line is the name itself. */
  guestGone: 'not in your new party',
  dismiss: 'Dismiss',
};
