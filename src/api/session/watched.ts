import type { Call } from '../call.ts';
import { noAnswer } from '../wire.ts';

/** The specification does not show its answer. Nobody waits for it (E-19). */
export const endSession: Call<'endSession', undefined, undefined> = {
  endpoint: 'endSession',
  answer: noAnswer,
};

/** Sent before each navigation of a signed-in guest. Nobody reads its answer. */
export const checkKnownUser: Call<'knownUser', undefined, undefined> = {
  endpoint: 'knownUser',
  answer: noAnswer,
};
