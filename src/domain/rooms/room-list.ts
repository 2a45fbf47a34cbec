import type { Area, RoomType } from './room-types.ts';
import { canChooseRoom, mostGuests, type AreaOffer, type RoomOffer } from './rooms.ts';

/** The kinds of filter for rooms, in the order shown. */
export const FILTER_KINDS = ['place', 'sleeps', 'dogs', 'stepFree', 'view'] as const;

/** The kinds of filter for the rates of a room: what a rate must have for its price to count. */
const RATE_FILTER_KINDS = ['breakfast', 'freeCancellation'] as const;

/** A wish of the guest for a room (D-509). */
export interface RoomFilter {
  kind: (typeof FILTER_KINDS | typeof RATE_FILTER_KINDS)[number];
  /**
   * An area's key, the least number of guests, the estate's word for a view, or the estate's time after which
   * cancelling must still be free; empty for yes-or-no filters.
   */
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

/** Rooms on offer that are shown together, one at least: those of an area, or all (`area` null). */
export interface RoomGroup<Offer extends RoomOffer> {
  area: Area | null;
  offers: Offer[];
}

/** The list of rooms: those on offer, then those that the party cannot have on its dates. */
export interface ListedRooms<Offer extends RoomOffer> {
  groups: RoomGroup<Offer>[];
  others: Offer[];
}

export function isSameFilter(a: RoomFilter, b: RoomFilter): boolean {
  return a.kind === b.kind && (a.value === b.value || a.kind === 'freeCancellation');
}

/** The filters for rates among these. */
export function rateFiltersIn(filters: readonly RoomFilter[]): RoomFilter[] {
  return filters.filter(({ kind }) => RATE_FILTER_KINDS.some((one) => one === kind));
}

/** Whether a room of an area passes a filter. One for rates says nothing about a room. */
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
    case 'breakfast':
    case 'freeCancellation':
      return true;
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

/**
 * The rooms that pass the filters, in the chosen order. Without a choice, in the estate's order. With a filter for
 * rates, `areas` has the prices of the rates that pass, and a room without one is left out.
 */
export function listRooms<Offer extends RoomOffer>(
  areas: readonly AreaRooms<Offer>[],
  { filters, sort }: RoomsWanted,
): ListedRooms<Offer> {
  const wanted = areas.map(({ area, offers }) => ({
    area,
    offers: offers.filter(({ roomType }) => isWanted(area, roomType, filters)),
  }));
  const all = wanted.flatMap(({ offers }) => offers);
  const groups = sort === 'place' ? wanted : [{ area: null, offers: byPrice(all, sort) }];
  return {
    groups: groups
      .map(({ area, offers }) => ({ area, offers: offers.filter(canChooseRoom) }))
      .filter(({ offers }) => offers.length > 0),
    others: rateFiltersIn(filters).length > 0 ? [] : all.filter((offer) => !canChooseRoom(offer)),
  };
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
