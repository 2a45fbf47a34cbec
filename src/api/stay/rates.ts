import type { FlatRate, RateGroup, RateGroupRate } from '../../domain/rates/rate-groups.ts';
import { images } from '../content.ts';
import { restaurant } from '../dining/restaurant.ts';
import { treatmentGroup } from '../spa/treatments.ts';
import { list, wanted, wireObject, type Answer } from '../reader.ts';
import { finiteNumber, flag, html, id, text } from '../wire.ts';

export const rateGroupRate: Answer<RateGroupRate> = wireObject({
  PMSCode: id,
  DisplayName: text,
  DiscountAmount: wanted(finiteNumber, 0),
  IncludesBreakfast: flag,
  IncludesDinner: flag,
  IncludesSpaPool: flag,
  IncludesSpa: flag,
  IncludesGolf: flag,
  ForceIsSpa: flag,
  BreakfastIntro: html,
  DinnerIntro: html,
  BreakfastRestaurants: list(restaurant),
  DinnerRestaurants: list(restaurant),
  DinnersIsFirstNight: flag,
  TreatmentGroups: list(treatmentGroup),
  AllowedAddOnPackages: list(id),
});

export const rateGroup: Answer<RateGroup> = wireObject({
  Key: text,
  DisplayName: text,
  Description: html,
  Images: images,
  Rates: list(rateGroupRate),
});

export const flatRate: Answer<FlatRate> = wireObject({
  PMSCode: id,
  DisplayName: text,
  Description: html,
  Images: images,
});
