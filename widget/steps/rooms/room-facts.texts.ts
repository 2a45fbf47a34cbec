import type { RoomType } from '../../../src/domain/rooms/room-types.ts';
import type { Texts } from '../../texts/catalogue.ts';
import { fill } from '../../texts/fill.ts';

/**
 * Who can sleep in a room: '2 adults / 1 child', with infants where it takes no older child. Empty where the estate does
 * not say.
 */
export function describeSleeps(
  { rooms, shared, formats }: Pick<Texts, 'rooms' | 'shared' | 'formats'>,
  { maxAdults, maxChildren, isChildFriendly, isInfantFriendly }: RoomType,
): string {
  const adults = maxAdults === null ? '' : formats.plural(shared.guests.adults, maxAdults);
  const kind = isChildFriendly ? 'children' : 'infants';
  const takesSome = (isChildFriendly || isInfantFriendly) && maxChildren !== null && maxChildren > 0;
  const children = takesSome ? formats.plural(shared.guests[kind], maxChildren) : '';
  return adults && children ? fill(rooms.sleeps, { adults, children }) : adults || children;
}

/** The size of a room: 'Avg. 24 sq. m'. Empty where the estate does not say. */
export function describeSize(texts: Texts['rooms'], { roomSize }: RoomType): string {
  return roomSize === null ? '' : fill(texts.size, { size: roomSize });
}
