import type { CalendarEntry } from './calendar-file.ts';
import type { LocalDateTime } from '../dates/dates.ts';
import { isPaymentAhead } from './booked-room.ts';
import { sumAmounts, type MinorUnits } from '../money/money.ts';
import type { BookedRoom, FoundStay } from './stay-bookings.ts';

/** The amount paid for a stay, and the amount left to pay; null for one that is unknown. */
export interface StayPayment {
  paid: MinorUnits | null;
  onArrival: MinorUnits | null;
}

/**
 * The payment of a booking that was looked up. Null after the day of arrival, or where a room was cancelled: what
 * becomes of its money is unknown. The value of a voucher is unknown too: with one it is known that nothing is left
 * where all was paid besides. Where the estate does not say what was paid, all is paid on arrival if no room asks for a
 * deposit and none has anything that is paid at the booking (B §9).
 */
export function stayPayment({ booking, paid }: FoundStay, now: LocalDateTime): StayPayment | null {
  const { items, hasVoucher } = booking;
  if (!items.every((room) => isPaymentAhead(room, now))) return null;
  const total = sumAmounts(items.map((room) => room.total));
  if (paid === null) {
    const isPaidOnArrival = items.every(
      ({ requiresDeposit, packages, packagesTotal }) =>
        !requiresDeposit && packages.length === 0 && packagesTotal === 0,
    );
    return isPaidOnArrival && !hasVoucher ? { paid, onArrival: total } : null;
  }
  const left = total - paid;
  return { paid, onArrival: left < 0 || (hasVoucher && left > 0) ? null : left };
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
