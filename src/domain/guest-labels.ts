import type { Leg } from './booking.ts';
import { fullName, isNamed } from './guests.ts';

/** What tells a guest of a room apart: the name, or the number in the room of one who is named later (D-480, D-598). */
export type GuestLabel = string | { place: number };

/** Of everybody in the room, by first names. */
export function firstNameLabels({ guests }: Leg): GuestLabel[] {
  return guests.map((guest, place) => (isNamed(guest) ? guest.firstName : { place: place + 1 }));
}

/** Of everybody in the room, by full names. */
export function fullNameLabels({ guests }: Leg): GuestLabel[] {
  return guests.map((guest, place) => (isNamed(guest) ? fullName(guest) : { place: place + 1 }));
}
