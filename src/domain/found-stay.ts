import type { CalendarEntry } from './calendar-file.ts';
import type { LocalDateTime } from './dates.ts';
import { isPaymentAhead } from './booked-room.ts';
import { sumAmounts, type MinorUnits } from './money.ts';
import type { BookedRoom, FoundStay } from './stay-bookings.ts';

/** The amount paid for a stay, and the amount left to pay; `onArrival` is null where it is unknown. */
export interface StayPayment {
  paid: MinorUnits;
  onArrival: MinorUnits | null;
}

/**
 * The payment of a booking that was looked up. Null after the day of arrival, without an amount from the estate, or
 * where a room was cancelled: what becomes of its money is unknown. The value of a voucher is unknown too, so with one
 * only the amount paid is known.
 */
export function stayPayment({ booking, paid }: FoundStay, now: LocalDateTime): StayPayment | null {
  if (paid === null || !booking.items.every((room) => isPaymentAhead(room, now))) return null;
  const left = sumAmounts(booking.items.map(({ total }) => total)) - paid;
  return { paid, onArrival: booking.hasVoucher || left < 0 ? null : left };
}

/**
 * The nights of a room for the guest's calendar. The uid is that of the confirmation, so a second import replaces the
 * first.
 */
export function stayNights(
  number: string,
  { leg, dateRange }: BookedRoom,
): Pick<CalendarEntry, 'uid' | 'when'> {
  return {
    uid: `${number}.${leg}.0@staychart`,
    when: { from: dateRange.startDate, until: dateRange.endDate },
  };
}
