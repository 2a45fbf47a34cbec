import type { AddOnContent } from '../addons/addons.ts';
import type { Leg } from '../booking/booking.ts';
import type { StayConfiguration } from './configuration.ts';
import type { Meal } from '../dining/dining-rows.ts';
import type { Restaurant } from '../dining/dining.ts';
import type { FlatRate, RateGroup, RateGroupRate } from '../rates/rate-groups.ts';
import type { Area, RoomType } from '../rooms/room-types.ts';
import type { Treatment } from '../spa/spa.ts';

/** The room type with a code of the room system, null where the configuration has none. */
export function roomTypeByCode(configuration: StayConfiguration, code: string | null): RoomType | null {
  return configuration.areas.flatMap((area) => area.roomTypes).find((room) => room.code === code) ?? null;
}

export function areaOfRoomType(configuration: StayConfiguration, code: string | null): Area | null {
  return configuration.areas.find((area) => area.roomTypes.some((room) => room.code === code)) ?? null;
}

/** The first rate group that lists a rate (A §2.7), null for a rate of no group. */
export function rateGroupOf(configuration: StayConfiguration, rateCode: string | null): RateGroup | null {
  return configuration.rateGroups.find((group) => group.rates.some((rate) => rate.code === rateCode)) ?? null;
}

/** The estate's content of a rate (A §3.4); null for a rate of no group, which includes nothing. */
export function rateGroupRateByCode(
  configuration: StayConfiguration,
  rateCode: string | null,
): RateGroupRate | null {
  const group = rateGroupOf(configuration, rateCode);
  return group?.rates.find((rate) => rate.code === rateCode) ?? null;
}

export function flatRateByCode(configuration: StayConfiguration, rateCode: string | null): FlatRate | null {
  return configuration.flatRates.find((rate) => rate.code === rateCode) ?? null;
}

/** The estate's content of the leg's rate; null without a rate, or for a rate of no group. */
export function rateContentOf(
  configuration: StayConfiguration,
  leg: Pick<Leg, 'rate'>,
): RateGroupRate | null {
  return rateGroupRateByCode(configuration, leg.rate?.rateCode ?? null);
}

/** The restaurants of a meal at the room's rate. */
export function mealRestaurants(
  configuration: StayConfiguration,
  leg: Pick<Leg, 'rate'>,
  meal: Meal,
): Restaurant[] {
  const rate = rateContentOf(configuration, leg);
  return (meal === 'breakfast' ? rate?.breakfastRestaurants : rate?.dinnerRestaurants) ?? [];
}

/** The treatments that the room's rate includes: those of the rate's first group. */
export function includedTreatments(configuration: StayConfiguration, leg: Leg): Treatment[] {
  return rateContentOf(configuration, leg)?.treatmentGroups[0]?.treatments ?? [];
}

/** A rate's name for the guest: the group's, the flat rate's, or its own; empty without a rate. */
export function rateName(configuration: StayConfiguration, leg: Pick<Leg, 'rate'>): string {
  if (leg.rate === null) return '';
  const content =
    rateContentOf(configuration, leg) ?? flatRateByCode(configuration, leg.rate.rateCode) ?? null;
  return content?.displayName ?? leg.rate.name;
}

export function addOnByCode(configuration: StayConfiguration, code: string): AddOnContent | null {
  return configuration.addOns.find((addOn) => addOn.code === code) ?? null;
}

/** The restaurant of a rate's tables or an add-on, by its id; null where the configuration has none. */
export function restaurantById(configuration: StayConfiguration, id: string | null): Restaurant | null {
  const ofRates = configuration.rateGroups
    .flatMap((group) => group.rates)
    .flatMap((rate) => [...rate.breakfastRestaurants, ...rate.dinnerRestaurants]);
  const ofAddOns = configuration.addOns.flatMap((addOn) => addOn.restaurant ?? []);
  return [...ofRates, ...ofAddOns].find((restaurant) => restaurant.restaurantId === id) ?? null;
}

/** Whether any room takes dogs. If not, the Dogs field is hidden (D-20). */
export function hasDogFriendlyRoom(configuration: StayConfiguration): boolean {
  return configuration.areas.some((area) => area.roomTypes.some((room) => room.isDogFriendly));
}
