import type { Area, RoomType } from './room-types.ts';
import { isGone, mostGuests, type AreaOffer, type RoomOffer } from './rooms.ts';

/** The kinds of filter, in the order shown. */
export const FILTER_KINDS = ['place', 'sleeps', 'dogs', 'stepFree', 'view'] as const;

/** A wish of the guest for a room (D-509). */
export interface RoomFilter {
  kind: (typeof FILTER_KINDS)[number];
  /** An area's key, the least number of guests or the estate's word for a view; empty for yes-or-no filters. */
  value: string;
}

/** By area, in the estate's order (A §9.3), or all rooms by price. */
export const ROOM_SORTS = ['place', 'cheapest', 'dearest'] as const;
export type RoomSort = (typeof ROOM_SORTS)[number];

/** The filters and the order that the guest has chosen. */
export interface RoomsWanted {
  filters: readonly RoomFilter[];
  sort: RoomSort;
}

/** All rooms in the estate's order. */
export const ALL_ROOMS: RoomsWanted = { filters: [], sort: 'place' };

/** An area with its rooms' offers. */
export interface AreaRooms<Offer extends RoomOffer> extends AreaOffer {
  offers: Offer[];
}

/** Rooms shown together: those of an area, or all (`area` null). */
export interface RoomGroup<Offer extends RoomOffer> {
  area: Area | null;
  offers: Offer[];
  /** The rooms of which nothing is left, in order. */
  soldOut: Offer[];
}

export function isSameFilter(a: RoomFilter, b: RoomFilter): boolean {
  return a.kind === b.kind && a.value === b.value;
}

/** Whether a room of an area passes a filter. */
export function hasFact(area: Area, roomType: RoomType, { kind, value }: RoomFilter): boolean {
  switch (kind) {
    case 'place':
      return area.key === value;
    case 'sleeps':
      return (mostGuests(roomType) ?? 0) >= Number(value);
    case 'dogs':
      return roomType.isDogFriendly;
    case 'stepFree':
      return roomType.isStepFree === true;
    case 'view':
      return roomType.view === value;
  }
}

/** Whether a room passes the filters: of each kind in use, at least one. */
function isWanted(area: Area, roomType: RoomType, filters: readonly RoomFilter[]): boolean {
  return FILTER_KINDS.every((kind) => {
    const ofKind = filters.filter((filter) => filter.kind === kind);
    return ofKind.length === 0 || ofKind.some((filter) => hasFact(area, roomType, filter));
  });
}

/** The filters with one added or removed. Only one number of guests is chosen at a time. */
export function toggleFilter(filters: readonly RoomFilter[], filter: RoomFilter): RoomFilter[] {
  if (filters.some((other) => isSameFilter(other, filter))) {
    return filters.filter((other) => !isSameFilter(other, filter));
  }
  return [...filters.filter(({ kind }) => kind !== 'sleeps' || filter.kind !== 'sleeps'), filter];
}

/** The rooms that pass the filters, in the chosen order. Without a choice, in the estate's order. */
export function listRooms<Offer extends RoomOffer>(
  areas: readonly AreaRooms<Offer>[],
  { filters, sort }: RoomsWanted,
): RoomGroup<Offer>[] {
  const wanted = areas.map(({ area, offers }) => ({
    area,
    offers: offers.filter(({ roomType }) => isWanted(area, roomType, filters)),
  }));
  const groups =
    sort === 'place'
      ? wanted.filter(({ offers }) => filters.length === 0 || offers.length > 0)
      : [
          {
            area: null,
            offers: byPrice(
              wanted.flatMap(({ offers }) => offers),
              sort,
            ),
          },
        ];
  return groups.map(({ area, offers }) => ({
    area,
    offers: offers.filter((offer) => !isGone(offer)),
    soldOut: offers.filter(isGone),
  }));
}

/** Rooms by price. Rooms without a price come last, in their old order. */
function byPrice<Offer extends RoomOffer>(
  offers: readonly Offer[],
  sort: Exclude<RoomSort, 'place'>,
): Offer[] {
  const direction = sort === 'cheapest' ? 1 : -1;
  const price = ({ outcome }: Offer) => (outcome.kind === 'from' ? outcome.amount : direction * Infinity);
  return offers.toSorted((a, b) => (price(a) === price(b) ? 0 : (price(a) - price(b)) * direction));
}
