import type { LocalDate, LocalDateTime } from './dates.ts';
import type { GuestNumbers } from './occupancy.ts';
import type { Pence } from './money.ts';

/** A line of the member's list of stays (B §3). DaysToStay is 0 today, above 0 to come, below 0 past. */
export interface StayReservation {
  ConfirmationNumber: string;
  IsCancelled: boolean;
  DaysToStay: number;
  ArrivalDate: LocalDate;
  DepartureDate: LocalDate;
  RoomCount: number;
  TotalGuests: GuestNumbers;
  RoomStays: { InternalIdentifier: string; Leg: number; RoomCode: string }[];
  HasSpa: boolean;
  Total: Pence;
  Deposit: Pence;
}

export interface PersonName {
  FirstName: string;
  LastName: string;
}

/** A treatment of a booked room; ClientIndex counts the lead guest as 0. */
export interface StaySpaItem {
  ClientIndex: number;
  StartDateTime: LocalDateTime;
  DisplayName: string;
}

/** One room of a booked stay (B §3). */
export interface BookedRoom {
  Leg: number;
  InternalIdentifier: string;
  ConfirmationNumber: string;
  RoomCode: string;
  RateCode: string;
  IsCancelled: boolean;
  GuestQuota: GuestNumbers & { Dogs: number };
  GuestNames: string[];
  LeadGuest: PersonName;
  AccompanyingGuests: PersonName[];
  DateRange: { StartDate: LocalDate; EndDate: LocalDate };
  /** Until when the room can be cancelled or amended (B §4); null: not online. */
  CancellationDateTime: LocalDateTime | null;
  RequiresDeposit: boolean;
  /** The card's last digits. */
  PaymentCard: string;
  Total: Pence;
  PackagesTotal: Pence;
  NonAdultTotal: Pence;
  DogsTotal: Pence;
  Packages: { Code: string; Quantity: number }[];
  /** HTML, as TaxInformation. */
  CancellationPolicy: string;
  TaxInformation: string;
  SpaReservation: { Items: StaySpaItem[] } | null;
}

/** A booked stay with all its rooms (B §3). With a voucher nothing can be cancelled or amended online (B §6). */
export interface StayBooking {
  items: BookedRoom[];
  hasVoucher: boolean;
}

/** How far away a booking is, or that it is off (B §2.14, §2.15, D-423). `days` and `years` are 1 or more. */
export type BookingBadge =
  | { kind: 'cancelled' }
  | { kind: 'today' }
  | { kind: 'toGo' | 'ago'; days: number }
  /** More than so many years. */
  | { kind: 'yearsAgo'; years: number };

/** So many days are more than a year, leap or not. */
const LONGEST_YEAR = 366;

/** The badge of a number of days, positive for what is to come. */
export function daysBadge(daysAhead: number): BookingBadge {
  if (daysAhead === 0) return { kind: 'today' };
  if (daysAhead > 0) return { kind: 'toGo', days: daysAhead };
  const years = Math.floor((-daysAhead - 1) / LONGEST_YEAR);
  return years > 0 ? { kind: 'yearsAgo', years } : { kind: 'ago', days: -daysAhead };
}

/** 'Cancelled' where the stay is, else its distance (B §2.14). */
export function stayBadge({ IsCancelled, DaysToStay }: StayReservation): BookingBadge {
  return IsCancelled ? { kind: 'cancelled' } : daysBadge(DaysToStay);
}

export interface SplitBookings<Booking> {
  upcoming: Booking[];
  previous: Booking[];
}

/**
 * Bookings of today and later as upcoming, the next first; the others, and what is off, as previous, the latest first
 * (B §2.14, D-177, D-423). `daysAhead` is positive for what is to come.
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

/** Stays by DaysToStay: 0 and above are upcoming (B §2.14), unless they are cancelled. */
export function splitStays(stays: readonly StayReservation[]): SplitBookings<StayReservation> {
  return splitBookings(
    stays,
    ({ DaysToStay }) => DaysToStay,
    ({ IsCancelled }) => IsCancelled,
  );
}

/** What a panel says about money; a line that is not shown is null (B §2.14). */
export interface StayMoney {
  total: Pence | null;
  deposit: Pence | null;
  dueOnArrival: Pence | null;
}

/** The total, and on an upcoming stay that is not cancelled what is paid and what is due (B §2.14). */
export function stayMoney(stay: StayReservation): StayMoney {
  const { Total, Deposit } = stay;
  if (Total <= 0) return { total: null, deposit: null, dueOnArrival: null };
  if (stay.DaysToStay < 0 || stay.IsCancelled) return { total: Total, deposit: null, dueOnArrival: null };
  const due = Total - Deposit;
  return { total: Total, deposit: Deposit > 0 ? Deposit : null, dueOnArrival: due > 0 ? due : null };
}

/** Whether the guest is asked for a review: the stay has begun and is not cancelled (B §2.14). */
export function asksForReview({ DaysToStay, IsCancelled }: StayReservation): boolean {
  return DaysToStay <= 0 && !IsCancelled;
}

/** Whether the panel points to the spa itinerary (B §2.14). */
export function mentionsSpa({ HasSpa, IsCancelled }: StayReservation): boolean {
  return HasSpa && !IsCancelled;
}
