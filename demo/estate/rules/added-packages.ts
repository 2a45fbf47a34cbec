import { releaseClaims } from './claims.ts';
import type { AddedPackage } from './records.ts';
import type { State } from './state.ts';

interface Room {
  InternalIdentifier: string;
}

/** Remembers a room's package with its cost and its places, so that it can be given back. */
export function rememberPackage(state: State, room: Room, code: string, added: AddedPackage): void {
  state.addedPackages.set(keyOf(room, code), added);
}

/** Gives back a package's places and forgets the package; null where none was remembered. */
export function giveBackPackage(state: State, room: Room, code: string): AddedPackage | null {
  const added = state.addedPackages.get(keyOf(room, code)) ?? null;
  releaseClaims(state, added?.claims ?? []);
  state.addedPackages.delete(keyOf(room, code));
  return added;
}

function keyOf({ InternalIdentifier }: Room, code: string): string {
  return `${InternalIdentifier} ${code}`;
}
