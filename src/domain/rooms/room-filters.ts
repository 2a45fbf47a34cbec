import { FILTER_KINDS, hasFact, type RoomFilter } from './room-list.ts';
import { mostGuests, type AreaOffer } from './rooms.ts';

/**
 * The filters that tell rooms apart: some rooms pass, some do not. Sorted by kind, then by area, number or alphabet.
 */
export function filtersOf(areas: readonly AreaOffer[]): RoomFilter[] {
  const rooms = areas.flatMap(({ area, offers }) => offers.map(({ roomType }) => ({ area, roomType })));
  const values: Record<RoomFilter['kind'], string[]> = {
    place: areas.map(({ area }) => area.key),
    sleeps: rooms
      .flatMap(({ roomType }) => mostGuests(roomType) ?? [])
      .sort((a, b) => a - b)
      .map(String),
    dogs: [''],
    stepFree: [''],
    view: rooms.map(({ roomType }) => roomType.view).sort(),
  };
  return FILTER_KINDS.flatMap((kind) => [...new Set(values[kind])].map((value) => ({ kind, value }))).filter(
    (filter) => {
      const passing = rooms.filter(({ area, roomType }) => hasFact(area, roomType, filter)).length;
      return passing > 0 && passing < rooms.length && (filter.kind !== 'view' || filter.value !== '');
    },
  );
}
