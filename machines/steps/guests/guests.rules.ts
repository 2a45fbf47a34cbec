import * as v from 'valibot';
import type { Booking, Guest } from '../../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import { codeOf } from '../../../src/domain/configuration/coded-names.ts';
import type { Profile } from '../../../src/domain/booking/session.ts';
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

/** Every guest needs title, first and last name. Other keys are rejected. */
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

/** Whether the part is filled, or the whole name is empty: a name is given whole or not at all. */
const hasPart = (named: GuestName, part: keyof GuestName) => isEmpty(named) || named[part].trim() !== '';

/** Any name may stay empty here: the details ask for the lead guest's, and the others' are not needed. */
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

/** The rules of the names. All are needed; none, where the booking asks for the lead guest's only. */
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

/** The booking's legs with the form's names. */
export function legsWithNames(booking: Booking, { rooms }: GuestsValues): Booking['legs'] {
  return booking.legs.map((leg, index) => ({
    ...leg,
    guests: leg.guests.map((guest, place) => ({ ...guest, ...rooms[index]?.guests[place] })),
  }));
}

/** The member's leg, counted from 0; null for none. */
export function memberRoom(booking: Booking): number | null {
  const index = booking.legs.findIndex((leg) => leg.guests.some((guest) => guest.isLoggedInUser));
  return index < 0 ? null : index;
}

/**
 * The member's name as the profile has it. A part that the profile lacks is blank. So is a title that the estate does
 * not offer (E-13).
 */
export function memberName(profile: Profile, { adultTitles }: StayConfiguration): GuestName {
  return {
    title: codeOf(adultTitles, profile.title) ?? '',
    firstName: profile.firstName.trim(),
    lastName: profile.lastName.trim(),
  };
}

/** The name of the signed-in member; blank parts without one. */
export function knownName({ profile, configuration }: GuestsInput): GuestName {
  return profile ? memberName(profile, configuration) : { title: '', firstName: '', lastName: '' };
}

/**
 * The legs with the member as guest 1 of one room at most. In the room that the member leaves, the name is cleared.
 */
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
