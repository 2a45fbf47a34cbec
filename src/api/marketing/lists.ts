import type * as v from 'valibot';
import type { Profile } from '../../domain/booking/session.ts';
import type { Call } from '../call.ts';
import type { subscribeRequest, unsubscribeRequest } from './requests.ts';
import { some, type Answer } from '../reader.ts';
import { noAnswer, numericId } from '../wire.ts';

export type SubscribeRequest = v.InferOutput<typeof subscribeRequest>;

export type UnsubscribeRequest = v.InferOutput<typeof unsubscribeRequest>;

/** The ids of the member's lists (B §9). */
const listIds: Answer<number[]> = some(numericId);

export const loadAddressBooks: Call<'addressBooks', undefined, number[]> = {
  endpoint: 'addressBooks',
  answer: listIds,
};

export const subscribe: Call<'subscribe', SubscribeRequest, number[]> = {
  endpoint: 'subscribe',
  answer: listIds,
};

export const unsubscribe: Call<'unsubscribe', UnsubscribeRequest, undefined> = {
  endpoint: 'unsubscribe',
  answer: noAnswer,
};

/** A subscriber, with the data for the marketing system. */
export function subscribeBody(profile: Profile, addressBooks: number[]): SubscribeRequest {
  return { emailAddress: profile.emailAddress, addressBooks, dataFields: dataFields(profile) };
}

/** The known data of the subscriber. Unknown fields are left out. */
function dataFields(profile: Profile): SubscribeRequest['dataFields'] {
  const { address } = profile;
  const fields: [string, string | null | undefined][] = [
    ['ADDRESS1', address?.line1],
    ['ADDRESS2', address?.line2],
    ['CITY', address?.city],
    ['POSTCODE', address?.postCode],
    ['TITLE', profile.title],
    ['FIRSTNAME', profile.firstName],
    ['LASTNAME', profile.lastName],
    ['DATE_OF_BIRTH', profile.birthdate],
  ];
  return fields.flatMap(([Key, Value]) => (Value ? [{ Key, Value }] : []));
}
