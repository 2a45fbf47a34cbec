import { addDays, dateOf, nightsBetween, type LocalDateTime } from '../dates/dates.ts';
import type { BookedRoom, StayBooking } from './stay-bookings.ts';

/** How a room can change: it is cancelled, it can change until a time, or not online. */
export type RoomChange = { kind: 'cancelled' } | { kind: 'until'; until: LocalDateTime } | { kind: 'closed' };

/** Whether every room is cancelled. Only then the booking is (B §4). */
export function isCancelled({ items }: StayBooking): boolean {
  return items.every((room) => room.isCancelled);
}

/** Whether the arrival is after today, by the estate's clock. A stay of today has begun. */
function isFuture({ items }: StayBooking, now: LocalDateTime): boolean {
  const [first] = items;
  return first !== undefined && first.dateRange.startDate > dateOf(now);
}

/** Whether amend, cancel and upsell are offered: for a future stay with a room that is not cancelled. */
export function offersChanges(booking: StayBooking, now: LocalDateTime): boolean {
  return isFuture(booking, now) && !isCancelled(booking);
}

/** Whether a room can still be amended or cancelled online. Otherwise the guest is told so at once (F-11). */
export function canChangeOnline(booking: StayBooking, now: LocalDateTime): boolean {
  return (
    isFuture(booking, now) && booking.items.some((room) => roomChange(booking, room, now).kind === 'until')
  );
}

/** How the room can change. canCancel and canAmend are the same rule. */
export function roomChange(booking: StayBooking, room: BookedRoom, now: LocalDateTime): RoomChange {
  if (room.isCancelled) return { kind: 'cancelled' };
  const until = room.cancellationDateTime;
  if (booking.hasVoucher || until === null || until <= now) return { kind: 'closed' };
  return { kind: 'until', until };
}

/** The last moment for a change: as the fixed sentences of B §2.16 have it, or a moment that all rooms share. */
export type ChangeDeadline = { kind: 'usual' } | { kind: 'until'; until: LocalDateTime };

/** What the screen says of the last moment for a change; null where rooms differ, or where one cannot change online. */
export function changeDeadline(booking: StayBooking, now: LocalDateTime): ChangeDeadline | null {
  const rooms = booking.items.filter((room) => !room.isCancelled);
  const changes = rooms.map((room) => roomChange(booking, room, now));
  const moments = changes.flatMap((change) => (change.kind === 'until' ? change.until : []));
  const [until] = moments;
  if (until === undefined || moments.length < rooms.length) return null;
  if (rooms.every(hasUsualDeadline)) return { kind: 'usual' };
  return moments.every((moment) => moment === until) ? { kind: 'until', until } : null;
}

/** Until 14 days before the arrival; at a flexible rate, until 3pm of the day before (B §2.16). */
function hasUsualDeadline({ requiresDeposit, cancellationDateTime: until, dateRange }: BookedRoom): boolean {
  if (until === null) return false;
  return requiresDeposit
    ? dateOf(until) === addDays(dateRange.startDate, -14)
    : until === `${addDays(dateRange.startDate, -1)}T15:00:00`;
}

/** Whether the room of this leg can be cancelled or amended now. */
export function canChange(booking: StayBooking, leg: number, now: LocalDateTime): boolean {
  return booking.items.some((room) => room.leg === leg && roomChange(booking, room, now).kind === 'until');
}

/** 'Cancel All': more than one room, none of them cancelled, every one cancellable. */
export function canCancelAll(booking: StayBooking, now: LocalDateTime): boolean {
  return (
    booking.items.length > 1 && booking.items.every((room) => roomChange(booking, room, now).kind === 'until')
  );
}

/** The query that opens the booking to amend a room. Infants count as children (D-53). */
export function amendQuery({ internalIdentifier, dateRange, guestQuota }: BookedRoom): string {
  const { adults, children, infants, dogs } = guestQuota;
  return new URLSearchParams({
    amend: internalIdentifier,
    arrivalDate: dateRange.startDate,
    numberOfNights: String(nightsBetween(dateRange.startDate, dateRange.endDate)),
    occupancy: JSON.stringify([[adults, children + infants, dogs]]),
  }).toString();
}
