import type { Booking } from '../../src/domain/booking.ts';

/**
 * What a step tells the flow while it is open, so that the booking summary and the kept draft are always true (D-133).
 * Steps send it with `sendParent`; the flow merges the patch.
 */
export interface BookingUpdated {
  type: 'booking.updated';
  patch: Partial<Booking>;
}
