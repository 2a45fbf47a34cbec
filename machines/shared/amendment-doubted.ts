import type { Failure } from '../../src/api/failure.ts';
import type { Booking } from '../../src/domain/booking/booking.ts';
import type { LastFailure } from './last-failure.ts';
import { isExplained, isRefusal } from './refusals.ts';

const DECLINED = 402;

/** The estate has refused something of a booking that changes a booked room: that room may have gone. */
export interface AmendmentDoubted {
  type: 'amendment.doubted';
  failure: Failure;
}

/** The notice to the flow after a refusal; none in a new booking, or where the estate has refused no more than a card. */
export function amendmentDoubted({
  booking,
  failure,
}: LastFailure & { booking: Booking }): AmendmentDoubted[] {
  if (booking.search.amendId === null || failure?.kind !== 'http' || failure.status === DECLINED) return [];
  return isRefusal(failure) || isExplained(failure) ? [{ type: 'amendment.doubted', failure }] : [];
}
