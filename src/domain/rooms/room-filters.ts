import type { StayConfiguration } from '../configuration/configuration.ts';
import { rateGroupRateByCode } from '../configuration/lookups.ts';
import type { LocalDateTime } from '../dates/dates.ts';
import { isFreeAfter } from '../rates/rates.ts';
import type { AvailableRate } from './availability.ts';
import { FILTER_KINDS, hasFact, type RoomFilter } from './room-list.ts';
import { canChooseRoom, mostGuests, type AreaOffer } from './rooms.ts';

/**
 * The filters that tell the rooms on offer apart: some rooms pass, some do not. Sorted by kind, then by area, number or
 * alphabet.
 */
export function filtersOf(areas: readonly AreaOffer[]): RoomFilter[] {
  const rooms = areas.flatMap(({ area, offers }) =>
    offers.filter(canChooseRoom).map(({ roomType }) => ({ area, roomType })),
  );
  const values: Record<(typeof FILTER_KINDS)[number], string[]> = {
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

/**
 * The filters that tell these rates apart: breakfast in the price, and free cancellation after `now`, the estate's time.
 * `now` is null where no rate can be cancelled, as with a voucher (B §6).
 */
export function rateFiltersOf(
  configuration: StayConfiguration,
  rates: readonly AvailableRate[],
  now: LocalDateTime | null,
): RoomFilter[] {
  const filters: RoomFilter[] = [{ kind: 'breakfast', value: '' }];
  if (now !== null) filters.push({ kind: 'freeCancellation', value: now });
  return filters.filter((filter) => {
    const passing = rates.filter((rate) => passesAll(configuration, rate, [filter])).length;
    return passing > 0 && passing < rates.length;
  });
}

/** Whether a rate passes all of these filters for rates. */
export function passesAll(
  configuration: StayConfiguration,
  rate: AvailableRate,
  filters: readonly RoomFilter[],
): boolean {
  return filters.every(({ kind, value }) =>
    kind === 'breakfast'
      ? rateGroupRateByCode(configuration, rate.rateCode)?.includesBreakfast === true
      : isFreeAfter(rate, value),
  );
}
