import type { LocalDate, LocalDateTime } from './dates.ts';
import type { PoolTime } from './spa.ts';

/** Why something of the booking before does not come along into a new search (D-484). */
export const WHYS_NOT_KEPT = [
  /** The new search has fewer rooms. */
  'noRoom',
  /** The guest is not in the new party, or nobody whom it is for. */
  'noGuest',
  /** It is for all of a party that has become another. */
  'otherParty',
  'outsideStay',
  'notWithRate',
  /** The estate does not have it for the new search. */
  'notOffered',
  /** Nothing is lost, but a day has come to the stay that has no time yet, where the others have theirs. */
  'notChosen',
] as const;

export const KINDS_NOT_KEPT = [
  ...(['room', 'rate', 'guest', 'addOn'] as const),
  ...(['breakfast', 'dinner', 'golf', 'pool', 'treatment'] as const),
] as const;

/** When something was to be: at a time, in a part of a day, or on a day. */
export type WhenNotKept =
  | { at: 'time'; start: LocalDateTime }
  | { at: 'part'; date: LocalDate; part: PoolTime }
  | { at: 'day'; date: LocalDate };

/** Something that the guest had chosen and has to hear of. */
export interface NotKept {
  leg: number;
  kind: (typeof KINDS_NOT_KEPT)[number];
  /** Of room, rate, guest, add-on, restaurant or treatment; empty where the kind says it all. */
  name: string;
  when: WhenNotKept | null;
  why: (typeof WHYS_NOT_KEPT)[number];
}
