import * as v from 'valibot';
import type { Call } from '../call.ts';

/** The answer is a status word (A §5.6). The caller knows what it means. */
export const verifyEmail: Call<'verifyEmail', undefined, string> = {
  endpoint: 'verifyEmail',
  answer: v.string(),
};

export const verifyTelephone: Call<'verifyTelephone', undefined, string> = {
  endpoint: 'verifyTelephone',
  answer: v.string(),
};
