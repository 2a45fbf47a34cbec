import { chosenTime, pricedBy } from '../addons/chosen-times.ts';
import type { LegPackage, PackagePrice, PackageSelection } from '../addons/addons.ts';
import type { Leg } from '../booking/booking.ts';
import { withFees } from './fees.ts';
import { sumAmounts, type MinorUnits } from './money.ts';
import type { GuestQuota } from '../search/occupancy.ts';

/**
 * The price of a package for a party, in minor units (A §9.6, B §9). `amountOverride` replaces the mode: quantity ×
 * `amountOverride`.
 */
export function packagePrice(
  price: PackagePrice,
  quantity: number,
  quota: Pick<GuestQuota, 'adults' | 'children' | 'infants'>,
): MinorUnits {
  if (price.amountOverride !== null) return price.amountOverride * quantity;
  switch (price.priceCalculationMode) {
    case 0:
    case 4:
      return price.amount * quantity;
    case 1:
      return price.amount * quota.adults;
    case 2:
      return price.amount * (quota.children + quota.infants);
    case 3:
      return price.amount * (quota.adults + quota.children + quota.infants);
  }
}

/** The price of a leg's add-on: treatments by their times (D-49), others by their mode. */
export function addOnPrice(addOn: LegPackage, quota: GuestQuota): MinorUnits {
  const priced = addOn.selections.filter((selection) => pricedBy(selection) === 'times');
  if (priced.length > 0) return timesPrice(priced);
  const counts = guestsByDate(addOn);
  return counts.length > 0
    ? datesPrice(addOn.price, counts, quota)
    : packagePrice(addOn.price, addOn.quantity, quota);
}

/** How many dine or play on each date of an add-on that is priced for each date; empty for other add-ons. */
export function guestsByDate({ selections }: LegPackage): number[] {
  return selections
    .filter((selection) => pricedBy(selection) === 'mode')
    .map((selection) => chosenTime(selection).quantity);
}

/** The price of an add-on for several dates, each at its price (F-04). Only mode 0 counts who takes part. */
export function datesPrice(
  price: PackagePrice,
  guestsOfDates: readonly number[],
  quota: Parameters<typeof packagePrice>[2],
): MinorUnits {
  const isPerItem = price.priceCalculationMode === 0;
  return sumAmounts(guestsOfDates.map((guests) => packagePrice(price, isPerItem ? guests : 1, quota)));
}

/** What each who dines or plays pays; null where the price does not go by them. */
export function eachPays(price: PackagePrice, quota: Parameters<typeof packagePrice>[2]): MinorUnits | null {
  return price.priceCalculationMode === 0 ? packagePrice(price, 1, quota) : null;
}

/** The price of chosen treatments: of each time, or of its duration where the time has none. */
export function timesPrice(selections: readonly PackageSelection[]): MinorUnits {
  return sumAmounts(selections.map((selection) => chosenTime(selection).price ?? 0));
}

/**
 * The price of treatments above those that the rate includes. A cheaper treatment gives nothing back (D-103).
 */
export function spaUpgrades(leg: Leg): MinorUnits {
  return sumAmounts(leg.spaPackages.map(({ duration }) => Math.max(0, duration.priceDifference)));
}

export function addOnsTotal(leg: Leg): MinorUnits {
  return sumAmounts(leg.packages.map((addOn) => addOnPrice(addOn, leg.guestQuota)));
}

/** The room with its fees. All of it is paid either today or on arrival. */
export function roomAmount(leg: Leg): MinorUnits {
  return withFees(leg.rate?.amount ?? 0, leg.includedPackages);
}

/** Rate + included packages + add-ons + spa upgrades, before vouchers. */
export function legTotal(leg: Leg): MinorUnits {
  return roomAmount(leg) + addOnsTotal(leg) + spaUpgrades(leg);
}
