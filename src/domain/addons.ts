import type { Image } from './content.ts';
import type { LocalDate } from './dates.ts';
import type { Restaurant } from './dining.ts';
import type { PackageTeeTime } from './golf.ts';
import type { Pence } from './money.ts';
import type { ExtraSlot, SpaSlot, Treatment } from './spa.ts';

/** 0 per item, 1 per adult, 2 per child, 3 per person, 4 per room (A §9.6). */
export type PriceCalculationMode = 0 | 1 | 2 | 3 | 4;

/** A mud treatment for a number of guests (A §3.11). */
export interface MudTreatment {
  occupancy: number;
  durations: { code: string }[];
}

/** What the estate says about an add-on package (A §3.11). */
export interface AddOnContent {
  code: string;
  displayName: string;
  perText: string;
  images: Image[];
  longDescription: string;
  priceOverride: string | null;
  minOccupancy: number;
  /** Who is younger may not take part in the spa; 0: everybody may (D-386). */
  minimumAge: number;
  isGolf: boolean;
  restaurant: Restaurant | null;
  isSpaTreatments: boolean;
  spaTreatments: Treatment[];
  isMudTreatment: boolean;
  mudTreatments: MudTreatment[];
  isSpaGarden: boolean;
  spaGardenTreatments: { durations: { id: string }[] } | null;
}

/** The price of an add-on package (B §3). `amountOverride`, once set, replaces the mode (A §9.6). */
export interface PackagePrice {
  code: string;
  amount: Pence;
  amountOverride: Pence | null;
  priceCalculationMode: PriceCalculationMode;
}

/** A time chosen within an add-on package (A §7.9). */
export type PackageSelection =
  | { kind: 'table'; date: LocalDate; quantity: number; restaurant: string; timeslot: string }
  | { kind: 'golf'; date: LocalDate; quantity: number; time: PackageTeeTime }
  | {
      kind: 'treatment';
      date: LocalDate;
      guestIndex: number;
      displayName: string;
      durationId: string;
      duration: number;
      /** The duration's price, which counts where the time has none (D-49). */
      price: Pence;
      time: SpaSlot;
    }
  | { kind: 'mud' | 'spaGarden'; code: string; guestIndexes: number[]; time: ExtraSlot };

/** An add-on that a leg has taken (A §3.11); its content is found in the configuration by code. */
export interface LegPackage {
  price: PackagePrice;
  quantity: number;
  selections: PackageSelection[];
  sortIndex: number;
}
