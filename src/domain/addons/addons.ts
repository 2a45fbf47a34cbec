import type { AddOnKindContent, SelectionOf, StayTimedKind, TimedKind } from './add-on-kinds.ts';
import type { Image } from '../configuration/content.ts';
import type { MinorUnits } from '../money/money.ts';

/** 0 per item, 1 per adult, 2 per child, 3 per person, 4 per room (A §9.6). */
export type PriceCalculationMode = 0 | 1 | 2 | 3 | 4;

/** What the estate says about an add-on package. */
export interface AddOnContent extends AddOnKindContent {
  code: string;
  displayName: string;
  perText: string;
  images: Image[];
  longDescription: string;
  priceOverride: string | null;
  minOccupancy: number;
  /** The minimum age in the spa; 0: for everybody (D-386). */
  minimumAge: number;
}

/** The price of an add-on package (B §3). `amountOverride`, once set, replaces the mode. */
export interface PackagePrice {
  code: string;
  amount: MinorUnits;
  amountOverride: MinorUnits | null;
  priceCalculationMode: PriceCalculationMode;
}

/** A time chosen within an add-on package (A §7.9). */
export type PackageSelection = SelectionOf<TimedKind>;

/** A time chosen within an add-on package on a booked stay. */
export type StaySelection = SelectionOf<StayTimedKind>;

/** An add-on of a leg. The configuration has its content, by code. */
export interface LegPackage {
  price: PackagePrice;
  quantity: number;
  selections: PackageSelection[];
  sortIndex: number;
}
