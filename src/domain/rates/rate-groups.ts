import type { Image } from '../configuration/content.ts';
import type { Restaurant } from '../dining/dining.ts';
import type { TreatmentGroup } from '../spa/spa.ts';

/** A rate as the estate describes it. `code` matches `rateCode` of an available rate. */
export interface RateGroupRate {
  code: string;
  displayName: string;
  discountAmount: number;
  includesBreakfast: boolean;
  includesDinner: boolean;
  includesSpaPool: boolean;
  includesSpa: boolean;
  includesGolf: boolean;
  forceIsSpa: boolean;
  breakfastIntro: string;
  dinnerIntro: string;
  breakfastRestaurants: Restaurant[];
  dinnerRestaurants: Restaurant[];
  dinnersIsFirstNight: boolean;
  treatmentGroups: TreatmentGroup[];
  allowedAddOnPackages: string[];
}

export interface RateGroup {
  key: string;
  displayName: string;
  description: string;
  images: Image[];
  rates: RateGroupRate[];
}

/** Description for a rate that belongs to no group. */
export interface FlatRate {
  code: string;
  displayName: string;
  description: string;
  images: Image[];
}
