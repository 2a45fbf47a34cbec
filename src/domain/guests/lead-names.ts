import type { Booking, Guest, Leg } from '../booking/booking.ts';
import { isNamed } from './guests.ts';

/*
 * Rules of a hotel that asks for the lead guest's name only. It is the name of the first room's first guest, or of the
 * member in another room. All other guests may be named later, in every room.
 */

/** A name as it is entered. */
export interface PersonName {
  title: string;
  firstName: string;
  lastName: string;
}

const NOBODY: PersonName = { title: '', firstName: '', lastName: '' };

/** Whether the guest who leads has a name in a room. All others may be named later. */
export function isLeadNamed({ legs }: Booking): boolean {
  return legs.some(
    ({ guests: [first] }, room) => first && (room === 0 || first.isLoggedInUser) && isNamed(first),
  );
}

/**
 * The rooms with the lead guest's name. A lead guest who is no member becomes the first guest of the first room,
 * whatever its name was. A member stays in one room (A §5.5): the one chosen, else the first whose first guest has no
 * name or had the earlier lead's.
 */
export function withLeadName(booking: Booking, lead: PersonName, isMember: boolean): Leg[] {
  const firsts = booking.legs.map(({ guests: [first] }) => first);
  const isTheirs = (first: Guest | undefined) => first && (!isNamed(first) || hasLeadsName(booking, first));
  const known = firsts.findIndex((first) => first?.isLoggedInUser === true);
  const own = !isMember ? 0 : known < 0 ? firsts.findIndex(isTheirs) : known;
  return withFirstGuests(booking, (guest, room) =>
    room === own ? { ...guest, ...tidyName(lead), isLoggedInUser: isMember } : guest,
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
