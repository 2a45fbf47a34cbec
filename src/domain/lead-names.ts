import type { Booking, Guest, Leg } from './booking.ts';
import { isNamed } from './guests.ts';

/*
 * Where a hotel asks for the lead guest's name only (D-479): each room is in that name until its first guest has another,
 * and everybody else may be named later.
 */

/** A name as it is entered. */
export interface PersonName {
  title: string;
  firstName: string;
  lastName: string;
}

const NOBODY: PersonName = { title: '', firstName: '', lastName: '' };

/** Who may be named later is; a room's first guest may not. */
export function areRoomsNamed({ legs }: Booking): boolean {
  return legs.every(({ guests: [first] }) => first !== undefined && isNamed(first));
}

/**
 * The rooms in the lead guest's name, where their first guest has none or had the lead guest's before. Who is not a member
 * is the first guest of the first room, whatever that was called; a member stays in one room at most (A §5.5).
 */
export function withLeadName(booking: Booking, lead: PersonName, isMember: boolean): Leg[] {
  const isTheirs = (guest: Guest, room: number) =>
    (room === 0 && !isMember) || !isNamed(guest) || hasLeadsName(booking, guest);
  const firsts = booking.legs.map(({ guests: [first] }) => first);
  const known = firsts.findIndex((first) => first?.isLoggedInUser === true);
  const own = known < 0 ? firsts.findIndex((first, room) => first && isTheirs(first, room)) : known;
  return withFirstGuests(booking, (guest, room) =>
    isTheirs(guest, room) ? { ...guest, ...tidyName(lead), isLoggedInUser: isMember && room === own } : guest,
  );
}

/** The booking whose lead guest is somebody else now: rooms that were in the old one's name are in nobody's. */
export function withoutLeadName(booking: Booking): Booking {
  const legs = withFirstGuests(booking, (guest) =>
    hasLeadsName(booking, guest) ? { ...guest, ...NOBODY } : guest,
  );
  return { ...booking, legs };
}

function withFirstGuests({ legs }: Booking, change: (guest: Guest, room: number) => Guest): Leg[] {
  return legs.map((leg, room) => ({
    ...leg,
    guests: leg.guests.map((guest, place) => (place === 0 ? change(guest, room) : guest)),
  }));
}

function hasLeadsName({ leadGuest }: Booking, guest: Guest): boolean {
  return leadGuest !== null && isSameName(guest, leadGuest);
}

/** Whether two names are the same but for stray blanks. */
export function isSameName(one: PersonName, other: PersonName): boolean {
  const [a, b] = [tidyName(one), tidyName(other)];
  return a.title === b.title && a.firstName === b.firstName && a.lastName === b.lastName;
}

function tidyName({ title, firstName, lastName }: PersonName): PersonName {
  return { title, firstName: firstName.trim(), lastName: lastName.trim() };
}
