import type { Call } from '../call.ts';
import { noAnswer } from '../wire.ts';

/** A §7.1 does not show its answer. Nobody waits for it (E-19). */
export const endSession: Call<'endSession', undefined, undefined> = {
  endpoint: 'endSession',
  answer: noAnswer,
};

/** Sent before each navigation of a signed-in guest. Nobody reads its answer (A §2.1, D-59). */
export const checkKnownUser: Call<'knownUser', undefined, undefined> = {
  endpoint: 'knownUser',
  answer: noAnswer,
};
