import * as v from 'valibot';
import type { Call } from '../call.ts';
import { nothing } from '../wire.ts';

export const sessionRequest = v.strictObject({ sessionId: v.string() });

export type SessionRequest = v.InferOutput<typeof sessionRequest>;

/** Abandons a booking: its rooms are free again (A §7.2). */
export const ignoreStay: Call<'ignoreStay', SessionRequest, undefined> = {
  endpoint: 'ignoreStay',
  answer: nothing,
};

export const keepAlive: Call<'keepAlive', SessionRequest, undefined> = {
  endpoint: 'keepAlive',
  answer: nothing,
};
