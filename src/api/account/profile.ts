import * as v from 'valibot';
import type { Profile, ProfileAddress } from '../../domain/session.ts';
import type { Call } from '../call.ts';
import { flag, localDate, nothing, orNull, text, type Answer } from '../wire.ts';

const address: Answer<ProfileAddress> = v.object({
  Line1: text,
  Line2: text,
  City: text,
  Country: text,
  PostCode: text,
});

/** B §3. */
const profile: Answer<Profile> = v.object({
  Title: text,
  FirstName: text,
  LastName: text,
  EmailAddress: v.string(),
  Telephone: orNull(v.string()),
  Birthdate: orNull(localDate),
  RegisteredInOpera: flag,
  Address: orNull(address),
});

export const loadProfile: Call<'profile', undefined, Profile> = { endpoint: 'profile', answer: profile };

/** The account area's route guard: it succeeds or fails (B §2.7). */
export const validateSignIn: Call<'validateSignIn', undefined, undefined> = {
  endpoint: 'validateSignIn',
  answer: nothing,
};

/** B §5: what the account details form holds; the address is there for guests of the property system only. */
export const updateProfileRequest = v.strictObject({
  title: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  emailAddress: v.string(),
  telephone: v.string(),
  birthday: v.nullable(v.string()),
  address: v.nullable(
    v.strictObject({
      line1: v.string(),
      line2: v.string(),
      city: v.string(),
      country: v.string(),
      postCode: v.string(),
    }),
  ),
});

export type UpdateProfileRequest = v.InferOutput<typeof updateProfileRequest>;

/** D-30. */
export const updateProfile: Call<'updateProfile', UpdateProfileRequest, undefined> = {
  endpoint: 'updateProfile',
  answer: nothing,
};
