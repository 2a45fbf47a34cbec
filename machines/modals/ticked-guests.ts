/** The guests of a room, and the places of the ticked guests. */
interface Room {
  guests: readonly GuestLabel[];
  guestIndexes: readonly number[];
}

/** The guest ticks or unticks a checkbox. */
export interface Tick {
  guestIndex: number;
  isTicked: boolean;
}

/** A guest who can be ticked. */
export interface TickedGuest extends Tick {
  name: GuestLabel;
}

/** The guests who can take part, in the room's order. */
export function tickedGuests(
  { guests, guestIndexes }: Room,
  canTakePart: (guestIndex: number) => boolean,
): TickedGuest[] {
  return guests.flatMap((name, guestIndex) =>
    canTakePart(guestIndex) ? [{ guestIndex, name, isTicked: guestIndexes.includes(guestIndex) }] : [],
  );
}

/** The places of the ticked guests after a tick or untick, in the room's order. */
export function withTicked({ guests, guestIndexes }: Room, { guestIndex, isTicked }: Tick): number[] {
  return guests
    .map((_, index) => index)
    .filter((index) => (index === guestIndex ? isTicked : guestIndexes.includes(index)));
}
import type { GuestLabel } from '../../src/domain/guests/guest-labels.ts';
