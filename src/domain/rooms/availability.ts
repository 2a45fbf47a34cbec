import type { GuestQuota } from '../search/occupancy.ts';
import type { MinorUnits } from '../money/money.ts';
import type { LocalDateTime } from '../dates/dates.ts';

/**
 * A package of a room: DOG, CHILD, BABY (A §3.6, §9.3), a levy, a tax. What is required of the party is a fee (F-08).
 * `total` is for the required quantity and the whole stay. `name` is empty where the estate has none.
 */
export interface IncludedPackage {
  code: string;
  name: string;
  quantityRequired: number;
  quantityAvailable: number;
  isAvailable: boolean;
  total: MinorUnits;
  unitPrice: MinorUnits | null;
}

/** A rate on offer for a room and stay. `amount` is for the whole stay. */
export interface AvailableRate {
  rateCode: string;
  amount: MinorUnits;
  name: string;
  description: string;
  /** The estate's currency when it offered the rate. A kept draft with another currency is not resumed (D-566). */
  currency: string;
  requiresDeposit: boolean;
  /** Whether a card guarantees a room that is paid on arrival. True unless the estate says no (B §9). */
  requiresGuarantee: boolean;
  cancellationDateTime: LocalDateTime | null;
  promotionCode: string | null;
  blockCode: string | null;
  corporateCode: string | null;
}

export interface RoomRate {
  room: { code: string; unitsAvailable: number };
  /** Of an answer of the estate, they are read when they are first looked at. A room whose `lowest` is read has some. */
  rates: AvailableRate[];
  /** The rate with the lowest amount; null where there is none. */
  lowest: AvailableRate | null;
  packages: IncludedPackage[];
  /** The fewest nights of a stay in this room from the arrival; null where the estate sets none. */
  minLengthOfStay: number | null;
}

/** Of equal ones, the first. */
export function lowestOf<Rate extends Pick<AvailableRate, 'amount'>>(rates: readonly Rate[]): Rate | null {
  return rates.toSorted((a, b) => a.amount - b.amount)[0] ?? null;
}

export interface RoomAvailability {
  leg: number;
  guestQuota: GuestQuota;
  roomRates: RoomRate[];
}

/** The answer to a search. `isPromoAvailable` is null when no code was asked for. */
export interface Availability {
  hasError: boolean;
  isAvailable: boolean;
  isPromoAvailable: boolean | null;
  roomAvailabilities: RoomAvailability[];
  giftVouchers: string[];
}

/**
 * Why the guest is asked for new dates: no room with the code, no room on the dates, none with the voucher for a stay, or
 * a failed search (A §4.6).
 */
export type CalendarReason = 'promo' | 'dates' | 'voucher' | 'error';

/**
 * Why a search's answer opens the month calendar; null where there are rooms to show. `isPromoAvailable` decides alone
 * where it is present. `isForVoucher`: the search was for the rooms of a voucher, and more may be free without it.
 */
export function calendarReason(availability: Availability, isForVoucher: boolean): CalendarReason | null {
  if (availability.isPromoAvailable !== null) return availability.isPromoAvailable ? null : 'promo';
  if (availability.isAvailable) return null;
  if (availability.hasError) return 'error';
  return isForVoucher ? 'voucher' : 'dates';
}
