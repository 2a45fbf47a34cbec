import type * as v from 'valibot';
import type { Call } from '../call.ts';
import type { sessionRequest } from './requests.ts';
import { noAnswer } from '../wire.ts';

export type SessionRequest = v.InferOutput<typeof sessionRequest>;

/** Abandons a booking: its rooms become free. */
export const ignoreStay: Call<'ignoreStay', SessionRequest, undefined> = {
  endpoint: 'ignoreStay',
  answer: noAnswer,
};

export const keepAlive: Call<'keepAlive', SessionRequest, undefined> = {
  endpoint: 'keepAlive',
  answer: noAnswer,
};
