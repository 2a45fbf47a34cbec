import type { AddOnContent } from './addons.ts';
import type { Leg } from './booking.ts';
import type { CodedName, StayConfiguration, SystemName, SystemStatus } from './configuration.ts';
import type { Restaurant } from './dining.ts';
import type { FlatRate, RateGroup, RateGroupRate } from './rates.ts';
import type { Area, RoomType } from './rooms.ts';
import type { Treatment } from './spa.ts';

/** The room type with a code of the room system, null where the configuration has none. */
export function roomTypeByCode(configuration: StayConfiguration, PMSCode: string | null): RoomType | null {
  return (
    configuration.Areas.flatMap((area) => area.RoomTypes).find((room) => room.PMSCode === PMSCode) ?? null
  );
}

export function areaOfRoomType(configuration: StayConfiguration, PMSCode: string | null): Area | null {
  return configuration.Areas.find((area) => area.RoomTypes.some((room) => room.PMSCode === PMSCode)) ?? null;
}

/** The first rate group that lists a rate (A §2.7), null for a rate of no group. */
export function rateGroupOf(configuration: StayConfiguration, rateCode: string | null): RateGroup | null {
  return (
    configuration.RateGroups.find((group) => group.Rates.some((rate) => rate.PMSCode === rateCode)) ?? null
  );
}

/** What the estate says about a rate (A §3.4), null for a rate of no group: it includes nothing. */
export function rateGroupRateByCode(
  configuration: StayConfiguration,
  rateCode: string | null,
): RateGroupRate | null {
  const group = rateGroupOf(configuration, rateCode);
  return group?.Rates.find((rate) => rate.PMSCode === rateCode) ?? null;
}

export function flatRateByCode(configuration: StayConfiguration, rateCode: string | null): FlatRate | null {
  return configuration.FlatRates.find((rate) => rate.PMSCode === rateCode) ?? null;
}

/** What the estate says about a leg's rate, null before a rate is chosen or where it belongs to no group. */
export function rateContentOf(
  configuration: StayConfiguration,
  leg: Pick<Leg, 'rate'>,
): RateGroupRate | null {
  return rateGroupRateByCode(configuration, leg.rate?.RateCode ?? null);
}

/** The treatments that a room's rate includes: those of its first group (A §3.4). */
export function includedTreatments(configuration: StayConfiguration, leg: Leg): Treatment[] {
  return rateContentOf(configuration, leg)?.TreatmentGroups[0]?.Treatments ?? [];
}

/** A rate's name for the guest: the group's, the flat rate's, or its own (A §2.7); empty without a rate. */
export function rateName(configuration: StayConfiguration, leg: Pick<Leg, 'rate'>): string {
  if (leg.rate === null) return '';
  const content =
    rateContentOf(configuration, leg) ?? flatRateByCode(configuration, leg.rate.RateCode) ?? null;
  return content?.DisplayName ?? leg.rate.Name;
}

export function addOnByCode(configuration: StayConfiguration, code: string): AddOnContent | null {
  return configuration.AddOns.find((addOn) => addOn.PMSCode === code) ?? null;
}

/** A restaurant by its id: of a rate's tables, or of an add-on. */
export function restaurantById(configuration: StayConfiguration, id: string | null): Restaurant | null {
  const ofRates = configuration.RateGroups.flatMap((group) => group.Rates).flatMap((rate) => [
    ...rate.BreakfastRestaurants,
    ...rate.DinnerRestaurants,
  ]);
  const ofAddOns = configuration.AddOns.flatMap((addOn) => addOn.Restaurant ?? []);
  return [...ofRates, ...ofAddOns].find((restaurant) => restaurant.RestaurantId === id) ?? null;
}

/** A title's or country's name by the code that is sent; the code itself where it is not configured (D-46). */
export function displayNameOf(names: readonly CodedName[], operaCode: string): string {
  return names.find((name) => name.OperaCode === operaCode)?.DisplayName ?? operaCode;
}

/** The code to send for a code or a name, in any case, as a profile may hold either (D-46); null for neither. */
export function operaCodeOf(names: readonly CodedName[], codeOrName: string): string | null {
  const wanted = codeOrName.trim().toLowerCase();
  const byCode = names.find((name) => name.OperaCode.toLowerCase() === wanted);
  const byName = names.find((name) => name.DisplayName.toLowerCase() === wanted);
  return (byCode ?? byName)?.OperaCode ?? null;
}

/** A guest's title in words, an adult's or a child's. */
export function titleName(configuration: StayConfiguration, operaCode: string): string {
  return displayNameOf([...configuration.AdultTitles, ...configuration.ChildTitles], operaCode);
}

/** Whether one of the estate's systems can be booked, and what to say when not (A §3.2). Null: nothing is known. */
export function systemStatus(configuration: StayConfiguration, system: SystemName): SystemStatus | null {
  return configuration.SystemStatuses.find((status) => status.System === system) ?? null;
}

export function isSystemDisabled(configuration: StayConfiguration, system: SystemName): boolean {
  return systemStatus(configuration, system)?.IsDisabled ?? false;
}

/** Whether any room takes dogs: only then is the Dogs field shown (D-20). */
export function hasDogFriendlyRoom(configuration: StayConfiguration): boolean {
  return configuration.Areas.some((area) => area.RoomTypes.some((room) => room.IsDogFriendly));
}
