import * as v from 'valibot';
import type { Call } from '../call.ts';
import { nothing, type Answer } from '../wire.ts';

export const subscribeRequest = v.strictObject({
  emailAddress: v.string(),
  addressBooks: v.array(v.number()),
  dataFields: v.array(v.strictObject({ Key: v.string(), Value: v.string() })),
});

export type SubscribeRequest = v.InferOutput<typeof subscribeRequest>;

export const unsubscribeRequest = v.strictObject({
  emailAddress: v.string(),
  addressBooks: v.array(v.number()),
});

export type UnsubscribeRequest = v.InferOutput<typeof unsubscribeRequest>;

/** The lists that a member has (B §7); their ids are in B §9. */
const listIds: Answer<number[]> = v.array(v.pipe(v.number(), v.safeInteger()));

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
  answer: nothing,
};
