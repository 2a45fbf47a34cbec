import type { Booking, Leg } from '../booking/booking.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { rateContentOf } from '../configuration/lookups.ts';
import type { RateGroupRate } from '../rates/rate-groups.ts';

/** What a rate can include and the guest chooses a time for. */
export type IncludedTime = 'pool' | 'treatments' | 'breakfast' | 'dinner' | 'golf';

const FLAGS = {
  pool: 'includesSpaPool',
  treatments: 'includesSpa',
  breakfast: 'includesBreakfast',
  dinner: 'includesDinner',
  golf: 'includesGolf',
} as const satisfies Record<IncludedTime, keyof RateGroupRate>;

/** Whether the rate's price includes it. */
export function includes(rate: RateGroupRate, time: IncludedTime): boolean {
  return rate[FLAGS[time]];
}

/** Whether the price of the room's rate includes it; false where the configuration does not know the rate. */
export function isIncluded(configuration: StayConfiguration, leg: Leg, time: IncludedTime): boolean {
  const rate = rateContentOf(configuration, leg);
  return rate !== null && includes(rate, time);
}

/** Whether the guest chooses a time for what the rate includes: a meal needs a restaurant with tables. */
export function isTimed(configuration: StayConfiguration, leg: Leg, time: IncludedTime): boolean {
  const rate = rateContentOf(configuration, leg);
  if (rate === null || !includes(rate, time)) return false;
  if (time === 'breakfast') return rate.breakfastRestaurants.length > 0;
  return time !== 'dinner' || rate.dinnerRestaurants.length > 0;
}

/** Whether any room's rate includes something to choose a time for (D-546). */
export function isAnyTimeIncluded(configuration: StayConfiguration, { legs }: Booking): boolean {
  const times = Object.keys(FLAGS) as IncludedTime[];
  return legs.some((leg) => times.some((time) => isTimed(configuration, leg, time)));
}
