import type { FlatRate, RateGroup, RateGroupRate } from '../../domain/rate-groups.ts';
import { images } from '../content.ts';
import { restaurant } from '../dining/restaurant.ts';
import { treatmentGroup } from '../spa/treatments.ts';
import { finiteNumber, flag, id, list, withFallback, text, wireObject, type Answer } from '../wire.ts';

const rateGroupRate: Answer<RateGroupRate> = wireObject({
  PMSCode: id,
  DisplayName: text,
  DiscountAmount: withFallback(finiteNumber, 0),
  IncludesBreakfast: flag,
  IncludesDinner: flag,
  IncludesSpaPool: flag,
  IncludesSpa: flag,
  IncludesGolf: flag,
  ForceIsSpa: flag,
  BreakfastIntro: text,
  DinnerIntro: text,
  BreakfastRestaurants: list(restaurant),
  DinnerRestaurants: list(restaurant),
  DinnersIsFirstNight: flag,
  TreatmentGroups: list(treatmentGroup),
  AllowedAddOnPackages: list(id),
});

export const rateGroup: Answer<RateGroup> = wireObject({
  Key: id,
  DisplayName: text,
  Description: text,
  Images: images,
  Rates: list(rateGroupRate),
});

export const flatRate: Answer<FlatRate> = wireObject({
  PMSCode: id,
  DisplayName: text,
  Description: text,
  Images: images,
});
