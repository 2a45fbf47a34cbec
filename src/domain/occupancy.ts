import type { LocalDate } from './dates.ts';

/** A child asked for in a search; age in whole years, 0 is 'Under 1' (A §9.1). */
export interface ChildRequest {
  index: number;
  age: number;
}

/** Who sleeps in one room (A §3.5). */
export interface GuestOccupancy {
  adults: number;
  childCount: number;
  children: ChildRequest[];
  dogs: number;
}

/** What the guest searches for (A §3.5), without the session that carries it. */
export interface StaySearch {
  arrivalDate: LocalDate;
  numberOfNights: number;
  code: string | null;
  voucherCodes: string[];
  amendId: string | null;
  guestOccupancies: GuestOccupancy[];
}

/** The party of one leg as the server counts it (A §3.6, B §3). */
export interface GuestQuota {
  Adults: number;
  ChildAges: number[];
  Children: number;
  Infants: number;
  Dogs: number;
}
