import type { Booking, Leg } from '../booking/booking.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { rateContentOf } from '../configuration/lookups.ts';
import type { RateGroupRate } from '../rates/rate-groups.ts';

/** What a rate can include and the guest chooses times for: a section of the room's itinerary (D-08). */
export type Section = 'pool' | 'treatments' | 'breakfast' | 'dinner' | 'golf';

const FLAGS = {
  pool: 'includesSpaPool',
  treatments: 'includesSpa',
  breakfast: 'includesBreakfast',
  dinner: 'includesDinner',
  golf: 'includesGolf',
} as const satisfies Record<Section, keyof RateGroupRate>;

/** Where a room keeps the chosen times. */
const TIMES = {
  pool: 'spaPool',
  treatments: 'spaPackages',
  breakfast: 'breakfast',
  dinner: 'dinner',
  golf: 'golf',
} as const satisfies Record<Section, keyof Leg>;

/** Whether the room has a time for it. */
export function isBooked(leg: Leg, time: Section): boolean {
  return leg[TIMES[time]].length > 0;
}

/** The room without the chosen times for it. */
export function withoutTimes(leg: Leg, time: Section): Leg {
  return { ...leg, [TIMES[time]]: [] };
}

/** Whether the rate's price includes it. */
export function includes(rate: RateGroupRate, time: Section): boolean {
  return rate[FLAGS[time]];
}

/** Whether the price of the room's rate includes it; false where the configuration does not know the rate. */
export function isIncluded(configuration: StayConfiguration, leg: Leg, time: Section): boolean {
  const rate = rateContentOf(configuration, leg);
  return rate !== null && includes(rate, time);
}

/** Whether the guest chooses a time for what the rate includes: a meal needs a restaurant with tables. */
export function isTimed(configuration: StayConfiguration, leg: Leg, time: Section): boolean {
  const rate = rateContentOf(configuration, leg);
  if (rate === null || !includes(rate, time)) return false;
  if (time === 'breakfast') return rate.breakfastRestaurants.length > 0;
  return time !== 'dinner' || rate.dinnerRestaurants.length > 0;
}

/** Whether any room's rate includes something to choose a time for (D-546). */
export function isAnyTimeIncluded(configuration: StayConfiguration, { legs }: Booking): boolean {
  return legs.some((leg) => timesOf(configuration, leg).length > 0);
}

/** Whether the room's rate includes something whose time is not chosen yet. */
export function isAnyTimeOpen(configuration: StayConfiguration, leg: Leg): boolean {
  return timesOf(configuration, leg).some((time) => !isBooked(leg, time));
}

function timesOf(configuration: StayConfiguration, leg: Leg): Section[] {
  return (Object.keys(FLAGS) as Section[]).filter((time) => isTimed(configuration, leg, time));
}
