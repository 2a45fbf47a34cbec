import type { RoomNames } from '../../src/domain/guests/room-names.ts';
import { fill } from './fill.ts';

/** Who stays in a room, or in whose name it is booked: a line each. */
export function nameLines(
  texts: { nameToFollow: string; inNameOf: string },
  { inNameOf, guests }: RoomNames,
): string[] {
  const named = guests.map((name) => name ?? texts.nameToFollow);
  return inNameOf === null ? named : [fill(texts.inNameOf, { name: inNameOf }), ...named];
}
