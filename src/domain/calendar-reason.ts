import type { Availability } from './availability.ts';

/** Why new dates are asked for: the code has none, the dates have none, or the search came to an error (A §4.6). */
export type CalendarReason = 'promo' | 'dates' | 'error';

/**
 * Whether a search's answer calls for the month calendar, and why; null where there are rooms to show.
 * Where `isPromoAvailable` is present it alone decides (A §4.6).
 */
export function calendarReason(availability: Availability): CalendarReason | null {
  if (availability.isPromoAvailable !== null) return availability.isPromoAvailable ? null : 'promo';
  if (availability.isAvailable) return null;
  return availability.hasError ? 'error' : 'dates';
}
