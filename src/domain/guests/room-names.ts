import type { Leg } from '../booking/booking.ts';
import { isNamed } from './guests.ts';
import { isSameName } from './lead-names.ts';

/** Who is said to stay in a room. */
export interface RoomNames {
  /** The name that the room is booked in, where it does not say who stays there; null where it does. */
  inNameOf: string | null;
  /** The others who are named, or everybody. Null: a guest who is named later. */
  guests: (string | null)[];
}

/** The names in a room; null where there is none yet. */
type Names = readonly (string | null)[];

/**
 * The names of a room. A hotel that asks for one name books every room in it (D-479). So the first name is only that of
 * the booking where somebody else in the room has none, or where an earlier room has it too: else two rooms would seem
 * to have the same guests.
 */
export function roomNames(names: Names, earlier: readonly Names[]): RoomNames {
  const [first = null, ...others] = names;
  const isOnlyLent = others.includes(null) || earlier.some(([other]) => other === first);
  return first !== null && isOnlyLent
    ? { inNameOf: first, guests: others.filter((name) => name !== null) }
    : { inNameOf: null, guests: [...names] };
}

/** The room as it is said to be used: a first guest with the name of an earlier room's first guest has none. */
export function withoutLentName(leg: Leg, earlier: readonly Leg[]): Leg {
  const [first, ...others] = leg.guests;
  const isLent =
    first !== undefined &&
    isNamed(first) &&
    earlier.some(({ guests: [other] }) => other !== undefined && isSameName(other, first));
  return isLent ? { ...leg, guests: [{ ...first, title: '', firstName: '', lastName: '' }, ...others] } : leg;
}

/** The rooms as they are said to be used. */
export function withoutLentNames(legs: readonly Leg[]): Leg[] {
  return legs.map((leg, room) => withoutLentName(leg, legs.slice(0, room)));
}
