import type { PackageSelection } from '../addons/addons.ts';
import type { Guest } from './booking.ts';
import { blankGuests } from '../guests/guests.ts';
import type { GuestQuota } from '../search/occupancy.ts';

/** The new place of each guest of the old party; null: the guest does not come. */
export type Places = (number | null)[];

/**
 * The new places of guests. Adults keep their order, as far as there are places; a child takes the place of a child of
 * the same age.
 */
export function placesOf(guests: readonly Guest[], { adults, childAges }: GuestQuota): Places {
  const free = childAges.map((age, index) => ({ age, place: adults + index }));
  let adult = 0;
  return guests.map(({ age }) => {
    if (age === null) return adult < adults ? adult++ : null;
    const found = free.findIndex((child) => child.age === age);
    return found < 0 ? null : (free.splice(found, 1)[0]?.place ?? null);
  });
}

/** The new party, with the names of the guests who come again. */
export function namedAgain(guests: readonly Guest[], places: Places, quota: GuestQuota): Guest[] {
  return blankGuests(quota).map((blank, place) => {
    const known = guests[places.indexOf(place)];
    return known ? { ...known, guestCategoryIndex: blank.guestCategoryIndex } : blank;
  });
}

/** The time with its guests at their new places; null where one of them does not come. */
export function atPlaces(selection: PackageSelection, places: Places): PackageSelection | null {
  if ('guestIndex' in selection) {
    const guestIndex = places[selection.guestIndex] ?? null;
    return guestIndex === null ? null : { ...selection, guestIndex };
  }
  if (!('guestIndexes' in selection)) return selection;
  const guestIndexes = selection.guestIndexes.flatMap((guest) => places[guest] ?? []);
  return guestIndexes.length === selection.guestIndexes.length ? { ...selection, guestIndexes } : null;
}
