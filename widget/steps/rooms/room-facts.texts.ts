import type { RoomType } from '../../../src/domain/rooms/room-types.ts';
import type { Texts } from '../../texts/catalogue.ts';
import { fill } from '../../texts/fill.ts';

/**
 * Who can sleep in a room: '2 adults / 1 child', with infants where it takes no older child, and with the most guests
 * where these are fewer. Empty where the estate does not say.
 */
export function describeSleeps(
  { rooms, shared, formats }: Pick<Texts, 'rooms' | 'shared' | 'formats'>,
  { maxAdults, maxChildren, maxOccupancy, isChildFriendly, isInfantFriendly }: RoomType,
): string {
  const adults = maxAdults === null ? '' : formats.plural(shared.guests.adults, maxAdults);
  const kind = isChildFriendly ? 'children' : 'infants';
  const takesSome = (isChildFriendly || isInfantFriendly) && maxChildren !== null && maxChildren > 0;
  const children = takesSome ? formats.plural(shared.guests[kind], maxChildren) : '';
  if (!adults || !children) return adults || children;
  const sleeps = fill(rooms.sleeps, { adults, children });
  const isLess = maxOccupancy !== null && maxOccupancy < (maxAdults ?? 0) + (maxChildren ?? 0);
  return isLess ? fill(rooms.sleepsInAll, { sleeps, n: maxOccupancy }) : sleeps;
}

/** The size of a room: 'Avg. 24 sq. m'. Empty where the estate does not say. */
export function describeSize(texts: Texts['rooms'], { roomSize }: RoomType): string {
  return roomSize === null ? '' : fill(texts.size, { size: roomSize });
}
