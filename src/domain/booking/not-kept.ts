import type { LocalDate, LocalDateTime } from '../dates/dates.ts';
import type { PoolTime } from '../spa/spa.ts';

/** Why a new search does not keep something of the booking before. */
export const WHYS_NOT_KEPT = [
  /** The new search has fewer rooms. */
  'noRoom',
  /** The guest is not in the new party, or none of its guests is. */
  'noGuest',
  /** It is for the whole party, and the party has changed. */
  'otherParty',
  'outsideStay',
  'notWithRate',
  /** The estate does not offer it for the new search. */
  'notOffered',
  /** Nothing is lost: a new day of the stay has no time yet, while other days have one. */
  'notChosen',
] as const;

export const KINDS_NOT_KEPT = [
  ...(['room', 'rate', 'guest', 'addOn'] as const),
  ...(['breakfast', 'dinner', 'golf', 'pool', 'treatment'] as const),
] as const;

/** When it was planned: at a time, in a part of a day, or on a day. */
export type WhenNotKept =
  | { at: 'time'; start: LocalDateTime }
  | { at: 'part'; date: LocalDate; part: PoolTime }
  | { at: 'day'; date: LocalDate };

/** A choice of the guest that was not kept. */
export interface NotKept {
  leg: number;
  kind: (typeof KINDS_NOT_KEPT)[number];
  /** The name of the room, rate, guest, add-on, restaurant or treatment; empty where the kind says enough. */
  name: string;
  when: WhenNotKept | null;
  why: (typeof WHYS_NOT_KEPT)[number];
}
