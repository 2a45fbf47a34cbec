import type { GuestQuota } from './occupancy.ts';
import type { MinorUnits } from './money.ts';
import type { LocalDateTime } from './dates.ts';

/** A fee that comes with the party: DOG, CHILD or BABY (A §3.6, §9.3). `total` is for the whole stay. */
export interface IncludedPackage {
  code: string;
  quantityRequired: number;
  quantityAvailable: number;
  isAvailable: boolean;
  total: MinorUnits;
  unitPrice: MinorUnits | null;
}

/** A rate on offer for a room and stay (A §3.6). `amount` is for the whole stay. */
export interface AvailableRate {
  rateCode: string;
  amount: MinorUnits;
  name: string;
  description: string;
  /** The estate's own, as it was when it offered the rate; a kept draft with another one is not taken up again (D-368). */
  currency: string;
  requiresDeposit: boolean;
  cancellationDateTime: LocalDateTime | null;
  promotionCode: string | null;
  blockCode: string | null;
  corporateCode: string | null;
}

export interface RoomRate {
  room: { code: string; unitsAvailable: number };
  rates: AvailableRate[];
  packages: IncludedPackage[];
  /** The nights that a stay from the arrival must have in this room, where the estate says so (D-393). */
  minLengthOfStay: number | null;
}

export interface RoomAvailability {
  leg: number;
  guestQuota: GuestQuota;
  roomRates: RoomRate[];
}

/** The answer to a search (A §3.6). `isPromoAvailable` is null when no code was asked for. */
export interface Availability {
  hasError: boolean;
  isAvailable: boolean;
  isPromoAvailable: boolean | null;
  roomAvailabilities: RoomAvailability[];
  giftVouchers: string[];
}

/** Why new dates are asked for: the code has none, the dates have none, or the search came to an error (A §4.6). */
export type CalendarReason = 'promo' | 'dates' | 'error';

/**
 * Whether a search's answer calls for the month calendar, and why; null where there are rooms to show.
 * Where `isPromoAvailable` is present it alone decides (A §4.6).
 */
export function calendarReason(availability: Availability): CalendarReason | null {
  if (availability.isPromoAvailable !== null) return availability.isPromoAvailable ? null : 'promo';
  if (availability.isAvailable) return null;
  return availability.hasError ? 'error' : 'dates';
}
