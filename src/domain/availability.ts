import type { GuestQuota } from './occupancy.ts';
import type { Pence } from './money.ts';
import type { AvailableRate } from './rates.ts';

/** A fee that comes with the party: DOG, CHILD or BABY (A §3.6, §9.3). Total is for the whole stay. */
export interface IncludedPackage {
  Code: string;
  QuantityRequired: number;
  QuantityAvailable: number;
  IsAvailable: boolean;
  Total: Pence;
  UnitPrice: Pence | null;
}

export interface RoomRate {
  Room: { Code: string; UnitsAvailable: number };
  Rates: AvailableRate[];
  Packages: IncludedPackage[];
  /** The nights that a stay from the arrival must have in this room, where the estate says so (D-393). */
  MinLengthOfStay: number | null;
}

export interface RoomAvailability {
  Leg: number;
  GuestQuota: GuestQuota;
  RoomRates: RoomRate[];
}

/** The answer to a search (A §3.6). IsPromoAvailable is null when no code was asked for. */
export interface Availability {
  HasError: boolean;
  IsAvailable: boolean;
  IsPromoAvailable: boolean | null;
  RoomAvailabilities: RoomAvailability[];
  GiftVouchers: string[];
}
