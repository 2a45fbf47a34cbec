import { Refusal } from '../refusal.ts';
import type { Claim } from './records.ts';
import type { State } from './state.ts';

/** Places left under a key. */
export function placesLeft(state: State, key: string, capacity: number): number {
  return Math.max(0, capacity - (state.taken.get(key) ?? 0));
}

/** Throws 409 when not all of these are available together. */
export function checkClaims(state: State, claims: Claim[]): void {
  const wanted = new Map<string, number>();
  for (const claim of claims) {
    const places = (wanted.get(claim.key) ?? 0) + claim.places;
    wanted.set(claim.key, places);
    if (places > placesLeft(state, claim.key, claim.capacity)) {
      throw new Refusal(409, `${claim.name} is no longer available.`);
    }
  }
}

/** Takes all of these. Throws 409, and takes none, when one is gone. */
export function takeClaims(state: State, claims: Claim[]): void {
  checkClaims(state, claims);
  for (const claim of claims) state.taken.set(claim.key, (state.taken.get(claim.key) ?? 0) + claim.places);
}

/** Gives places back, for example when a package is taken off a booking. */
export function releaseClaims(state: State, claims: Claim[]): void {
  for (const claim of claims) {
    state.taken.set(claim.key, Math.max(0, (state.taken.get(claim.key) ?? 0) - claim.places));
  }
}
