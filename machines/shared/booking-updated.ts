import type { Booking } from '../../src/domain/booking/booking.ts';

/**
 * A step tells the flow each change at once, with `sendParent`. The flow merges the patch, so the booking summary and
 * the kept draft stay up to date.
 */
export interface BookingUpdated {
  type: 'booking.updated';
  patch: Partial<Booking>;
}
