import * as v from 'valibot';
import type { Call } from '../call.ts';
import { nothing, type Answer } from '../wire.ts';
import type { subscribeRequest, unsubscribeRequest } from './requests.ts';

export type SubscribeRequest = v.InferOutput<typeof subscribeRequest>;

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
