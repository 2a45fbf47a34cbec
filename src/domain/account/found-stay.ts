import type { CalendarEntry } from './calendar-file.ts';
import type { LocalDateTime } from '../dates/dates.ts';
import { isPaymentAhead } from './booked-room.ts';
import { sumAmounts, type MinorUnits } from '../money/money.ts';
import type { BookedRoom, StayBooking } from './stay-bookings.ts';

/**
 * The amount paid for the rooms that are not cancelled, and the amount left to pay for them; null for one that is
 * unknown.
 */
export interface StayPayment {
  paid: MinorUnits | null;
  onArrival: MinorUnits | null;
  /** A room is cancelled. What was paid for it is in neither: no answer tells it. */
  isOfRest: boolean;
}

/** The booking without its cancelled rooms. `paid` is for these alone. */
function standing(booking: StayBooking): StayBooking {
  return { ...booking, items: booking.items.filter((room) => !room.isCancelled) };
}

/**
 * Whether nothing is paid before the arrival: no room asks for a deposit, none has anything that is paid at the booking,
 * and no voucher pays (B §9).
 */
function isAllOnArrival({ items, hasVoucher }: StayBooking): boolean {
  return !hasVoucher && items.every((room) => !room.requiresDeposit && !hasPackages(room));
}

/** Whether the room has add-ons, which are paid at the booking. */
export function hasPackages({ packages, packagesTotal }: BookedRoom): boolean {
  return packages.length > 0 || packagesTotal !== 0;
}

/**
 * The payment of a booking. Null after the day of arrival, and for a booking that is cancelled. Where the estate does
 * not say what is left: the value of a voucher is unknown, so that with one it is known that nothing is left where all
 * was paid besides. Where it does not say what was paid either, all is paid on arrival if nothing is paid before it.
 */
export function stayPayment(booking: StayBooking, now: LocalDateTime): StayPayment | null {
  const rest = standing(booking);
  const { items, hasVoucher, paid, due } = rest;
  if (items.length === 0 || !items.every((room) => isPaymentAhead(room, now))) return null;
  const isOfRest = items.length < booking.items.length;
  const total = sumAmounts(items.map((room) => room.total));
  if (due !== null) return { paid, onArrival: due, isOfRest };
  if (paid === null) return isAllOnArrival(rest) ? { paid, onArrival: total, isOfRest } : null;
  const left = total - paid;
  return { paid, onArrival: left < 0 || (hasVoucher && left > 0) ? null : left, isOfRest };
}

/**
 * What a guest may know of the money before cancelling. What is not told here, the hotel decides. Nothing in it is of a
 * room that stays.
 */
export interface CancellationMoney {
  /** The amount paid for the rooms that would be cancelled; null where it is unknown. */
  paid: MinorUnits | null;
  /** Until when it costs nothing; null where something was or may have been paid, or a rate gives nothing back. */
  freeUntil: LocalDateTime | null;
  /** The rooms that would be cancelled and whose rate gives nothing back. */
  nonRefundable: number[];
  /** Whether something may come back that the answer does not tell of. */
  isOpen: boolean;
}

/** A room that an amendment replaces. `money`: of cancelling it; left out where a voucher bars that online (B §6). */
export interface ReplacedRoom extends BookedRoom {
  money?: CancellationMoney;
}

/** A room of the booking, as one that an amendment replaces. */
export function replacedRoom(booking: StayBooking, room: BookedRoom): ReplacedRoom {
  return booking.hasVoucher ? room : { ...room, money: cancellationMoney(booking, room.leg) };
}

/** The money of cancelling one room, or all rooms for null. */
export function cancellationMoney(booking: StayBooking, leg: number | null): CancellationMoney {
  const rooms = standing(booking).items.filter((room) => leg === null || room.leg === leg);
  const paid = paidFor(booking, rooms);
  const nonRefundable = rooms.filter(({ requiresDeposit }) => requiresDeposit).map((room) => room.leg);
  const [first] = rooms.flatMap(({ cancellationDateTime }) => cancellationDateTime ?? []).sort();
  return {
    paid,
    freeUntil: paid === 0 && nonRefundable.length === 0 ? (first ?? null) : null,
    nonRefundable,
    isOpen: paid !== 0 && (rooms.some(hasPackages) || nonRefundable.length === 0),
  };
}

/** What was paid for these rooms of a booking; null where the booking's one sum may be for other rooms too. */
function paidFor(booking: StayBooking, rooms: BookedRoom[]): MinorUnits | null {
  const rest = standing(booking);
  const others = { ...rest, items: rest.items.filter((room) => !rooms.includes(room)) };
  const asksNothing = isAllOnArrival({ ...rest, items: rooms });
  if (rest.paid === 0 || rest.paid === null) return rest.paid === 0 || asksNothing ? 0 : null;
  if (asksNothing && others.items.length > 0) return isAllOnArrival(others) ? null : 0;
  return isAllOnArrival(others) ? rest.paid : null;
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
