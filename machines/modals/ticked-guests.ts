/** The guests of a room, and who of them is ticked in a dialog, both by their place in the room. */
interface Room {
  guests: readonly GuestLabel[];
  guestIndexes: readonly number[];
}

/** A press of a guest's checkbox. */
export interface Tick {
  guestIndex: number;
  isTicked: boolean;
}

/** Somebody in the room who can be ticked. */
export interface TickedGuest extends Tick {
  name: GuestLabel;
}

/** Everybody in the room who can take part, in the order of the room. */
export function tickedGuests(
  { guests, guestIndexes }: Room,
  canTakePart: (guestIndex: number) => boolean,
): TickedGuest[] {
  return guests.flatMap((name, guestIndex) =>
    canTakePart(guestIndex) ? [{ guestIndex, name, isTicked: guestIndexes.includes(guestIndex) }] : [],
  );
}

/** Who is ticked once a guest is, or is no more, in the order of the room. */
export function withTicked({ guests, guestIndexes }: Room, { guestIndex, isTicked }: Tick): number[] {
  return guests
    .map((_, index) => index)
    .filter((index) => (index === guestIndex ? isTicked : guestIndexes.includes(index)));
}
import type { GuestLabel } from '../../src/domain/guest-labels.ts';
