import type { RoomType } from '../domain/room-types.ts';
import type { Texts } from './catalogue.ts';
import { fill } from './fill.ts';

/** Who can sleep in a room: '2 adults / 1 child' (A §2.5). Empty where the estate does not say. */
export function describeSleeps(
  { rooms: texts, formats }: Pick<Texts, 'rooms' | 'formats'>,
  { maxAdults, maxChildren }: RoomType,
): string {
  const adults = maxAdults === null ? '' : formats.plural(texts.adults, maxAdults);
  const children = maxChildren === null ? '' : formats.plural(texts.children, maxChildren);
  return adults && children ? fill(texts.sleeps, { adults, children }) : adults || children;
}

/** The size of a room: 'Avg. 24 sq. m' (A §2.5). Empty where the estate does not say. */
export function describeSize(texts: Texts['rooms'], { roomSize }: RoomType): string {
  return roomSize === null ? '' : fill(texts.size, { size: roomSize });
}
