import * as v from 'valibot';
import type { Call } from '../call.ts';
import { nothing } from '../wire.ts';

/** B §7. */
export const emailRequest = v.strictObject({ confirmation: v.string(), emailAddress: v.string() });

export type EmailRequest = v.InferOutput<typeof emailRequest>;

export const sendStayEmail: Call<'sendStayEmail', EmailRequest, undefined> = {
  endpoint: 'sendStayEmail',
  answer: nothing,
};
