import type { LocalDate, LocalDateTime } from '../dates/dates.ts';
import type { GuestNumbers } from '../search/occupancy.ts';
import type { MinorUnits } from '../money/money.ts';

/** A line of the member's list of stays. `daysToStay` is 0 today, above 0 to come, below 0 past. */
export interface StayReservation {
  confirmationNumber: string;
  isCancelled: boolean;
  daysToStay: number;
  arrivalDate: LocalDate;
  departureDate: LocalDate;
  roomCount: number;
  totalGuests: GuestNumbers;
  roomStays: { internalIdentifier: string; leg: number; roomCode: string }[];
  hasSpa: boolean;
  total: MinorUnits;
  /** The amount paid by card; null where the estate does not say. */
  deposit: MinorUnits | null;
  /** Whether a voucher paid for any of it; null where the estate does not say. */
  hasVoucher: boolean | null;
}

export interface PersonName {
  firstName: string;
  lastName: string;
}

/** A treatment of a booked room. `clientIndex`: 0 is the lead guest. */
export interface StaySpaItem {
  clientIndex: number;
  startDateTime: LocalDateTime;
  displayName: string;
}

/** One room of a booked stay. */
export interface BookedRoom {
  leg: number;
  internalIdentifier: string;
  confirmationNumber: string;
  roomCode: string;
  rateCode: string;
  isCancelled: boolean;
  guestQuota: GuestNumbers & { dogs: number };
  guestNames: string[];
  leadGuest: PersonName;
  accompanyingGuests: PersonName[];
  dateRange: { startDate: LocalDate; endDate: LocalDate };
  /** Until when the room can be cancelled or amended online (B §4); null: not online. */
  cancellationDateTime: LocalDateTime | null;
  requiresDeposit: boolean;
  /** As of an available rate. */
  requiresGuarantee: boolean;
  /** The card's last digits. */
  paymentCard: string;
  total: MinorUnits;
  packagesTotal: MinorUnits;
  nonAdultTotal: MinorUnits;
  dogsTotal: MinorUnits;
  /** Add-ons and fees. `name`: the estate's own, empty where it has none. */
  packages: { code: string; name: string; quantity: number }[];
  /** HTML, like `taxInformation`. */
  cancellationPolicy: string;
  taxInformation: string;
  spaReservation: { items: StaySpaItem[] } | null;
}

/** A booked stay with all its rooms. With a voucher nothing can be cancelled or amended online (B §6). */
export interface StayBooking {
  items: BookedRoom[];
  hasVoucher: boolean;
  /** The amount paid by card; null where the estate does not say. */
  paid: MinorUnits | null;
  /** What is still to pay on arrival, for rooms that are not cancelled; null where the estate does not say. */
  due: MinorUnits | null;
}

/** How far away a booking is, or that it is cancelled (B §2.14). `days` and `years` are 1 or more. */
export type BookingBadge =
  | { kind: 'cancelled' }
  | { kind: 'today' }
  | { kind: 'toGo' | 'ago'; days: number }
  /** More than `years` years ago. */
  | { kind: 'yearsAgo'; years: number };

/** Days of a leap year: more days than these are more than a year. */
const LONGEST_YEAR = 366;

/** The badge for a number of days. Positive days are to come. */
export function daysBadge(daysAhead: number): BookingBadge {
  if (daysAhead === 0) return { kind: 'today' };
  if (daysAhead > 0) return { kind: 'toGo', days: daysAhead };
  const years = Math.floor((-daysAhead - 1) / LONGEST_YEAR);
  return years > 0 ? { kind: 'yearsAgo', years } : { kind: 'ago', days: -daysAhead };
}

/** 'Cancelled' for a cancelled stay, else its distance in days. */
export function stayBadge({ isCancelled, daysToStay }: StayReservation): BookingBadge {
  return isCancelled ? { kind: 'cancelled' } : daysBadge(daysToStay);
}

export interface SplitBookings<Booking> {
  upcoming: Booking[];
  previous: Booking[];
}

/**
 * Upcoming: bookings of today and later, the next first. Previous: all others and cancelled ones, the latest first.
 * `daysAhead`: positive for bookings to come.
 */
export function splitBookings<Booking>(
  bookings: readonly Booking[],
  daysAhead: (booking: Booking) => number,
  isOff: (booking: Booking) => boolean = () => false,
): SplitBookings<Booking> {
  const isUpcoming = (booking: Booking) => daysAhead(booking) >= 0 && !isOff(booking);
  return {
    upcoming: bookings
      .filter((booking) => isUpcoming(booking))
      .sort((one, other) => daysAhead(one) - daysAhead(other)),
    previous: bookings
      .filter((booking) => !isUpcoming(booking))
      .sort((one, other) => daysAhead(other) - daysAhead(one)),
  };
}

/** Stays by `daysToStay`. 0 and above are upcoming, unless cancelled. */
export function splitStays(stays: readonly StayReservation[]): SplitBookings<StayReservation> {
  return splitBookings(
    stays,
    ({ daysToStay }) => daysToStay,
    ({ isCancelled }) => isCancelled,
  );
}

/** The amounts on a panel. A hidden line is null. */
export interface StayMoney {
  total: MinorUnits | null;
  /** A part of the total that is paid. */
  deposit: MinorUnits | null;
  /** The whole total is paid. */
  isPaid: boolean;
  dueOnArrival: MinorUnits | null;
  /** A voucher of unknown value pays for some of the total, so that the lines need not add up. */
  isBeforeVoucher: boolean;
}

/**
 * The total. For an upcoming stay that is not cancelled, also the amount paid, and the rest where it is certain: the
 * value of a voucher is unknown (F-11).
 */
export function stayMoney(stay: StayReservation): StayMoney {
  const { total, deposit, hasVoucher } = stay;
  const isBeforeVoucher = hasVoucher === true && total > 0;
  const unsaid = { deposit: null, isPaid: false, dueOnArrival: null, isBeforeVoucher };
  if (total <= 0) return { total: null, ...unsaid };
  if (stay.daysToStay < 0 || stay.isCancelled) return { total, ...unsaid };
  if (deposit === total) return { total, ...unsaid, isPaid: true, isBeforeVoucher: false };
  const shown = (amount: MinorUnits) => (amount > 0 ? amount : null);
  const due = deposit === null || hasVoucher !== false ? null : total - deposit;
  return { total, ...unsaid, deposit: shown(deposit ?? 0), dueOnArrival: shown(due ?? 0) };
}

/** Whether the guest is asked for a review: the stay has begun, and is not cancelled. */
export function asksForReview({ daysToStay, isCancelled }: StayReservation): boolean {
  return daysToStay <= 0 && !isCancelled;
}

/** Whether the panel points to the spa itinerary. */
export function mentionsSpa({ hasSpa, isCancelled }: StayReservation): boolean {
  return hasSpa && !isCancelled;
}
