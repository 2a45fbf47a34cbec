import type * as v from 'valibot';
import type { Profile, ProfileAddress } from '../../domain/booking/session.ts';
import type { Call } from '../call.ts';
import type { updateProfileRequest } from './requests.ts';
import { orNull, wireObject, type Answer } from '../reader.ts';
import { flag, localDate, noAnswer, text, words } from '../wire.ts';

const address: Answer<ProfileAddress> = wireObject({
  Line1: text,
  Line2: text,
  City: text,
  Country: text,
  PostCode: text,
});

const profile: Answer<Profile> = wireObject({
  Title: text,
  FirstName: text,
  LastName: text,
  EmailAddress: words,
  Telephone: orNull(words),
  Birthdate: orNull(localDate),
  RegisteredInOpera: flag,
  Address: orNull(address),
});

export const loadProfile: Call<'profile', undefined, Profile> = { endpoint: 'profile', answer: profile };

/** The route guard of the account area: the call succeeds or fails. */
export const validateSignIn: Call<'validateSignIn', undefined, undefined> = {
  endpoint: 'validateSignIn',
  answer: noAnswer,
};

export type UpdateProfileRequest = v.InferOutput<typeof updateProfileRequest>;

/** Changes the member's details. */
export const updateProfile: Call<'updateProfile', UpdateProfileRequest, undefined> = {
  endpoint: 'updateProfile',
  answer: noAnswer,
};
