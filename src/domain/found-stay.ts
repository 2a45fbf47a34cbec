import type { CalendarEntry } from './calendar-file.ts';
import type { LocalDateTime } from './dates.ts';
import { isPaymentAhead } from './booked-room.ts';
import { sumAmounts, type MinorUnits } from './money.ts';
import type { BookedRoom, FoundStay } from './stay-bookings.ts';

/** What is paid for a stay, and what is left to pay; null where that is not known. */
export interface StayPayment {
  paid: MinorUnits;
  onArrival: MinorUnits | null;
}

/**
 * What can be said about the money of a booking that was looked up (D-499): nothing from the day after the arrival on, of
 * what the estate does not say, or where a room was cancelled, as what becomes of its money is not known. What a voucher
 * pays is not known either, so with one only what was paid besides is said.
 */
export function stayPayment({ booking, paid }: FoundStay, now: LocalDateTime): StayPayment | null {
  if (paid === null || !booking.items.every((room) => isPaymentAhead(room, now))) return null;
  const left = sumAmounts(booking.items.map(({ total }) => total)) - paid;
  return { paid, onArrival: booking.hasVoucher || left < 0 ? null : left };
}

/** The nights of a room for the guest's calendar, as the confirmation names them: a second import changes the first (D-164). */
export function stayNights(
  number: string,
  { leg, dateRange }: BookedRoom,
): Pick<CalendarEntry, 'uid' | 'when'> {
  return {
    uid: `${number}.${leg}.0@staychart`,
    when: { from: dateRange.startDate, until: dateRange.endDate },
  };
}
