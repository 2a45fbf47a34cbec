import { Refusal } from '../refusal.ts';
import type { State } from './state.ts';

const MOST_WRONG_TRIES = 5;
const MEMORY_MS = 15 * 60_000;

/**
 * Throws 429 after five wrong tries with one of the keys within fifteen minutes, until the earliest of the five is older
 * (D-498). A key is what a guesser tries with: a number, an e-mail address, a caller.
 */
export function checkTries(state: State, keys: readonly string[]): void {
  const wait = Math.max(...keys.map((key) => secondsToWait(state, key)));
  if (wait > 0) throw new Refusal(429, 'Please try again later.', null, wait);
}

/** Counts a wrong try with each of the keys. */
export function countTry(state: State, keys: readonly string[]): void {
  for (const key of keys) state.wrongTries.set(key, [...recentTries(state, key), state.now()]);
}

function recentTries(state: State, key: string): number[] {
  return (state.wrongTries.get(key) ?? []).filter((at) => at > state.now() - MEMORY_MS);
}

/** Seconds until the earliest of the last five tries is forgotten. */
function secondsToWait(state: State, key: string): number {
  const earliest = recentTries(state, key).at(-MOST_WRONG_TRIES);
  return earliest === undefined ? 0 : Math.ceil((earliest + MEMORY_MS - state.now()) / 1000);
}
