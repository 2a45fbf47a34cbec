import type { Leg } from '../booking/booking.ts';
import { fullName, isNamed } from './guests.ts';

/** The label of a guest: the name, or the number in the room of a guest who is named later (D-479). */
export type GuestLabel = string | { place: number };

/** The labels of everybody in the room, with first names. */
export function firstNameLabels({ guests }: Leg): GuestLabel[] {
  return guests.map((guest, place) => (isNamed(guest) ? guest.firstName : { place: place + 1 }));
}

/** The labels of everybody in the room, with full names. */
export function fullNameLabels({ guests }: Leg): GuestLabel[] {
  return guests.map((guest, place) => (isNamed(guest) ? fullName(guest) : { place: place + 1 }));
}
