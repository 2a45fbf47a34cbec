import type { Call } from '../call.ts';
import { words } from '../wire.ts';

/** The answer is a status word (A §5.6). The caller knows what it means. */
export const verifyEmail: Call<'verifyEmail', undefined, string> = {
  endpoint: 'verifyEmail',
  answer: words,
};

export const verifyTelephone: Call<'verifyTelephone', undefined, string> = {
  endpoint: 'verifyTelephone',
  answer: words,
};
