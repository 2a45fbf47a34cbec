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
const text = v.string();

/** Everybody needs a name, and an adult a title. Other keys are rejected. */
const adult = v.strictObject({ title: name, firstName: name, lastName: name });
const child = v.strictObject({ title: text, firstName: name, lastName: name });

type Part = keyof GuestName;
const ADULT: readonly Part[] = ['title', 'firstName', 'lastName'];
const CHILD: readonly Part[] = ['firstName', 'lastName'];

/** Any name may stay empty: a name is given whole or not at all. */
function nameLater(parts: readonly Part[]) {
  const isFilled = (named: GuestName, part: Part) => named[part].trim() !== '';
  return v.pipe(
    v.strictObject({ title: text, firstName: text, lastName: text }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value;
      if (!parts.some((part) => isFilled(input, part))) return;
      for (const key of parts.filter((part) => !isFilled(input, part))) {
        addIssue({
          message: required,
          path: [{ type: 'object', origin: 'value', input: { ...input }, key, value: input[key] }],
        });
      }
    }),
  );
}

const adultLater = nameLater(ADULT);
const childLater = nameLater(CHILD);

/**
 * The rules of the names. All are needed; none, where the booking asks for the lead guest's only: the details do so. A
 * child has no title (D-612).
 */
export function namesSchema({
  asksLeadOnly = false,
  booking,
}: Pick<GuestsInput, 'asksLeadOnly' | 'booking'>): FormSchema {
  const [ofAdult, ofChild] = asksLeadOnly ? [adultLater, childLater] : [adult, child];
  const rooms = booking.legs.map(({ guests }) =>
    v.strictObject({ guests: v.strictTuple(guests.map(({ isChild }) => (isChild ? ofChild : ofAdult))) }),
  );
  return v.strictObject({ rooms: v.strictTuple(rooms) });
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
function memberName(profile: Profile, { adultTitles }: StayConfiguration): GuestName {
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
