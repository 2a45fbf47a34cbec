import type * as v from 'valibot';
import type { Call } from '../call.ts';
import type { emailRequest } from './requests.ts';
import { noAnswer } from '../wire.ts';

export type EmailRequest = v.InferOutput<typeof emailRequest>;

export const sendStayEmail: Call<'sendStayEmail', EmailRequest, undefined> = {
  endpoint: 'sendStayEmail',
  answer: noAnswer,
};
