import * as v from 'valibot';
import type { Call } from '../call.ts';

/** The answer is a status word (A §5.6); what the words mean is the caller's affair. */
export const verifyEmail: Call<'verifyEmail', undefined, string> = {
  endpoint: 'verifyEmail',
  answer: v.string(),
};

export const verifyTelephone: Call<'verifyTelephone', undefined, string> = {
  endpoint: 'verifyTelephone',
  answer: v.string(),
};
