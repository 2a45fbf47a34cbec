import { releaseClaims } from './claims.ts';
import type { AddedPackage } from './records.ts';
import type { State } from './state.ts';

interface Room {
  InternalIdentifier: string;
}

/** What a package of a booked room costs and took, so that it can be given back. */
export function rememberPackage(state: State, room: Room, code: string, added: AddedPackage): void {
  state.addedPackages.set(keyOf(room, code), added);
}

/** Gives the places of a package back and forgets it; null where nothing was remembered. */
export function giveBackPackage(state: State, room: Room, code: string): AddedPackage | null {
  const added = state.addedPackages.get(keyOf(room, code)) ?? null;
  releaseClaims(state, added?.claims ?? []);
  state.addedPackages.delete(keyOf(room, code));
  return added;
}

function keyOf({ InternalIdentifier }: Room, code: string): string {
  return `${InternalIdentifier} ${code}`;
}
