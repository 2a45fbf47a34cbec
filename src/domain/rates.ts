import type { Image } from './configuration.ts';
import type { LocalDateTime } from './dates.ts';
import type { Restaurant } from './dining.ts';
import type { Pence } from './money.ts';
import type { TreatmentGroup } from './spa.ts';

/** A rate as the estate describes it (A §3.4). PMSCode matches `RateCode` of an available rate. */
export interface RateGroupRate {
  PMSCode: string;
  DisplayName: string;
  DiscountAmount: number;
  IncludesBreakfast: boolean;
  IncludesDinner: boolean;
  IncludesSpaPool: boolean;
  IncludesSpa: boolean;
  IncludesGolf: boolean;
  ForceIsSpa: boolean;
  BreakfastIntro: string;
  DinnerIntro: string;
  BreakfastRestaurants: Restaurant[];
  DinnerRestaurants: Restaurant[];
  DinnersIsFirstNight: boolean;
  TreatmentGroups: TreatmentGroup[];
  AllowedAddOnPackages: string[];
}

export interface RateGroup {
  Key: string;
  DisplayName: string;
  Description: string;
  Images: Image[];
  Rates: RateGroupRate[];
}

/** Description for a rate that belongs to no group (A §2.7). */
export interface FlatRate {
  PMSCode: string;
  DisplayName: string;
  Description: string;
  Images: Image[];
}

/** A rate on offer for a room and stay (A §3.6). Amount is for the whole stay. */
export interface AvailableRate {
  RateCode: string;
  Amount: Pence;
  Name: string;
  Description: string;
  Currency: string;
  RequiresDeposit: boolean;
  CancellationDateTime: LocalDateTime | null;
  PromotionCode: string | null;
  BlockCode: string | null;
  CorporateCode: string | null;
}
