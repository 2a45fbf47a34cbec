import * as v from 'valibot';
import type { Booking, Guest } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import { codeOf } from '../../../src/domain/coded-names.ts';
import type { Profile } from '../../../src/domain/session.ts';
import type { FieldError, FormSchema } from '../../shared/form.ts';
import type { StayInput } from '../stay-step.types.ts';

export type GuestsInput = Omit<StayInput, 'session'>;

export interface GuestName {
  title: string;
  firstName: string;
  lastName: string;
}

/** Names room by room, in the order of the legs. */
export interface GuestsValues {
  rooms: { guests: GuestName[] }[];
}

const required: FieldError = 'required';
const name = v.pipe(v.string(), v.trim(), v.nonEmpty(required));

/** Every guest needs title, first and last name; nothing else is taken (A §5.5). */
const guestsSchema = v.strictObject({
  rooms: v.array(
    v.strictObject({
      guests: v.array(v.strictObject({ title: name, firstName: name, lastName: name })),
    }),
  ),
});

const nameLater = v.strictObject({ title: v.string(), firstName: v.string(), lastName: v.string() });
const isEmpty = (named: GuestName) =>
  [named.title, named.firstName, named.lastName].every((part) => part.trim() === '');

/** Whether a part is there, unless the name has not been begun. */
const hasPart = (named: GuestName, part: keyof GuestName) => isEmpty(named) || named[part].trim() !== '';

/** Whoever is not named here is later, the lead guest with the details (D-479). */
const laterSchema = v.strictObject({
  rooms: v.array(
    v.strictObject({
      guests: v.array(
        v.pipe(
          nameLater,
          v.forward(
            v.check((named) => hasPart(named, 'title'), required),
            ['title'],
          ),
          v.forward(
            v.check((named) => hasPart(named, 'firstName'), required),
            ['firstName'],
          ),
          v.forward(
            v.check((named) => hasPart(named, 'lastName'), required),
            ['lastName'],
          ),
        ),
      ),
    }),
  ),
});

/** The rules of the names: all of them are needed, but where only the lead guest's is asked for (A §5.5, D-479). */
export function namesSchema({ asksLeadOnly = false }: Pick<GuestsInput, 'asksLeadOnly'>): FormSchema {
  return asksLeadOnly ? laterSchema : guestsSchema;
}

export function valuesOf(booking: Booking): GuestsValues {
  return {
    rooms: booking.legs.map((leg) => ({
      guests: leg.guests.map(({ title, firstName, lastName }) => ({ title, firstName, lastName })),
    })),
  };
}

/** The booking's legs with the names of the form. */
export function legsWithNames(booking: Booking, { rooms }: GuestsValues): Booking['legs'] {
  return booking.legs.map((leg, index) => ({
    ...leg,
    guests: leg.guests.map((guest, place) => ({ ...guest, ...rooms[index]?.guests[place] })),
  }));
}

/** The leg that the member stays in, by its place from 0; null for none. */
export function memberRoom(booking: Booking): number | null {
  const index = booking.legs.findIndex((leg) => leg.guests.some((guest) => guest.isLoggedInUser));
  return index < 0 ? null : index;
}

/** What the profile says of the member's name; blank where it does not, or the estate lacks the title (E-13, D-392). */
export function memberName(profile: Profile, { adultTitles }: StayConfiguration): GuestName {
  return {
    title: codeOf(adultTitles, profile.title) ?? '',
    firstName: profile.firstName.trim(),
    lastName: profile.lastName.trim(),
  };
}

/** The same of whoever is signed in; of nobody, nothing is known. */
export function knownName({ profile, configuration }: GuestsInput): GuestName {
  return profile ? memberName(profile, configuration) : { title: '', firstName: '', lastName: '' };
}

/** The booking with the member as guest 1 of a room, and nowhere else; where the member was, the name is cleared (A §5.5). */
export function placeMember(
  booking: Booking,
  room: number | null,
  profile: Profile,
  configuration: StayConfiguration,
): Booking['legs'] {
  const member: Partial<Guest> = { ...memberName(profile, configuration), isLoggedInUser: true };
  const nobody: Partial<Guest> = { title: '', firstName: '', lastName: '', isLoggedInUser: false };
  return booking.legs.map((leg, index) => ({
    ...leg,
    guests: leg.guests.map((guest, place) => {
      if (index === room && place === 0) return { ...guest, ...member };
      return guest.isLoggedInUser ? { ...guest, ...nobody } : guest;
    }),
  }));
}
