import type { Call } from '../call.ts';
import { noAnswer } from '../wire.ts';

/** Its answer is not shown in A §7.1, and nobody waits for it (E-19). */
export const endSession: Call<'endSession', undefined, undefined> = {
  endpoint: 'endSession',
  answer: noAnswer,
};

/** Made before each navigation of a signed-in guest; its answer is not read (A §2.1, D-59). */
export const checkKnownUser: Call<'knownUser', undefined, undefined> = {
  endpoint: 'knownUser',
  answer: noAnswer,
};
