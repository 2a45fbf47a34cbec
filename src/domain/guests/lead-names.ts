import type { Booking, Guest, Leg } from '../booking/booking.ts';
import { isNamed } from './guests.ts';

/*
 * Rules of a hotel that asks for the lead guest's name only. Each room has that name until its first guest gets
 * another. All other guests may be named later.
 */

/** A name as it is entered. */
export interface PersonName {
  title: string;
  firstName: string;
  lastName: string;
}

const NOBODY: PersonName = { title: '', firstName: '', lastName: '' };

/** Whether the first guest of every room is named. All others may be named later. */
export function areRoomsNamed({ legs }: Booking): boolean {
  return legs.every(({ guests: [first] }) => first !== undefined && isNamed(first));
}

/**
 * The rooms with the lead guest's name, where the first guest has no name or had the earlier lead's. A lead guest who
 * is no member becomes the first guest of the first room, whatever its name was. A member stays in one room at most (A
 * §5.5).
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

/** The booking without its lead guest's name in the rooms, because somebody else leads now. */
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

/** Whether two names are equal, apart from stray blanks. */
export function isSameName(one: PersonName, other: PersonName): boolean {
  const [a, b] = [tidyName(one), tidyName(other)];
  return a.title === b.title && a.firstName === b.firstName && a.lastName === b.lastName;
}

function tidyName({ title, firstName, lastName }: PersonName): PersonName {
  return { title, firstName: firstName.trim(), lastName: lastName.trim() };
}
