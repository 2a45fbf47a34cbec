import { isAnyAddOnEligible } from '../../../src/domain/addons/addon-rules.ts';
import { isAnyTimeIncluded } from '../../../src/domain/addons/included-times.ts';
import { bookingOf, stayOf } from '../booking.rules.ts';
import type { BookingContext } from '../booking.types.ts';

/** Whether there are add-ons to choose from. If not, the flow passes over their step. */
export function hasAddOnsToOffer(context: BookingContext): boolean {
  const stay = stayOf(context);
  return stay !== null && isAnyAddOnEligible(stay.configuration, stay.booking);
}

/** Whether the flow passes over the itinerary: no rate includes a time to choose. */
export function passesItinerary(context: BookingContext): boolean {
  const stay = stayOf(context);
  return stay !== null && !isAnyTimeIncluded(stay.configuration, stay.booking);
}

/**
 * Whether the flow passes over the summary (D-481): on the shorter way, with the lead guest's name only, where the bill
 * beside the payment shows everything. That takes one room without add-ons, times, vouchers or an amendment.
 */
export function passesSummary(context: BookingContext): boolean {
  const booking = bookingOf(context);
  const { isShort, asksLeadOnly } = context;
  if (!isShort || !asksLeadOnly || !passesItinerary(context) || booking === null) return false;
  const { legs, vouchers, search } = booking;
  const isPlain = legs.length === 1 && legs.every(({ packages }) => packages.length === 0);
  return isPlain && vouchers.length === 0 && search.amendId === null;
}
