import type * as v from 'valibot';
import type { Call } from '../call.ts';
import { noAnswer } from '../wire.ts';
import type { sessionRequest } from './requests.ts';

export type SessionRequest = v.InferOutput<typeof sessionRequest>;

/** Abandons a booking: its rooms become free (A §7.2). */
export const ignoreStay: Call<'ignoreStay', SessionRequest, undefined> = {
  endpoint: 'ignoreStay',
  answer: noAnswer,
};

export const keepAlive: Call<'keepAlive', SessionRequest, undefined> = {
  endpoint: 'keepAlive',
  answer: noAnswer,
};
