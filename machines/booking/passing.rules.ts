import { isAnyAddOnEligible } from '../../src/domain/addon-rules.ts';
import { isAnyTimeIncluded } from '../../src/domain/included-times.ts';
import { bookingOf } from './booking.stay.ts';
import type { BookingContext } from './booking.types.ts';

/** Whether there are add-ons to choose from: their step is passed over otherwise (A §2.11). */
export function hasAddOnsToOffer({ configuration, stay }: BookingContext): boolean {
  const booking = bookingOf(stay);
  return configuration !== null && booking !== null && isAnyAddOnEligible(configuration, booking);
}

/** Whether the itinerary is passed over, since no rate includes anything whose time is chosen (D-547). */
export function passesItinerary({ isShort, configuration, stay }: BookingContext): boolean {
  const booking = bookingOf(stay);
  return isShort && configuration !== null && booking !== null && !isAnyTimeIncluded(configuration, booking);
}

/**
 * Whether the summary is passed over on the way to the payment (D-481): on the shorter way, by the lead guest's name only,
 * where the bill beside the payment has all that the summary would show: one room, and nothing that has a time, is
 * bought beside the room, paid by a voucher or left behind by an amendment.
 */
export function passesSummary(context: BookingContext): boolean {
  const booking = bookingOf(context.stay);
  if (!context.asksLeadOnly || !passesItinerary(context) || booking === null) return false;
  const { legs, vouchers, search } = booking;
  const isPlain = legs.length === 1 && legs.every(({ packages }) => packages.length === 0);
  return isPlain && vouchers.length === 0 && search.amendId === null;
}
