import type { IncludedPackage, RoomRate } from '../rooms/availability.ts';
import type { AddOnContent } from '../addons/addons.ts';
import { sumAmounts, type MinorUnits } from './money.ts';
import type { GuestQuota } from '../search/occupancy.ts';

/** The codes of the fees for the party itself, which bills and receipts have words of their own for. */
export const PARTY_FEES = ['DOG', 'CHILD', 'BABY'];

/** A fee within a price. It is named beside the price (E-08). */
export interface PriceFee {
  code: string;
  name: string;
  amount: MinorUnits;
}

/**
 * The packages that the estate requires of the party in a room, whatever their codes (F-08). The answer is for the party
 * of the search; a guest may have left the dogs at home since.
 */
export function feesFor({ packages }: RoomRate, { dogs }: GuestQuota): IncludedPackage[] {
  return packages.filter(
    ({ code, quantityRequired }) => quantityRequired > 0 && (code !== 'DOG' || dogs > 0),
  );
}

/** Packages with a name each: the answer's own, else that of the add-on with its code, else the code (F-08). */
export function namedFees<Fee extends { code: string; name: string }>(
  { addOns }: { addOns: readonly Pick<AddOnContent, 'code' | 'displayName'>[] },
  fees: readonly Fee[],
): Fee[] {
  return fees.map((fee) => ({
    ...fee,
    name: fee.name || addOns.find(({ code }) => code === fee.code)?.displayName || fee.code,
  }));
}

/** The price of a stay, with the fees that the party cannot avoid, in minor units. */
export function withFees(amount: MinorUnits, fees: readonly Pick<IncludedPackage, 'total'>[]): MinorUnits {
  return amount + sumAmounts(fees.map((fee) => fee.total));
}

/** The fees within a price, in the form that the view names. */
export function priceFees(fees: readonly IncludedPackage[]): PriceFee[] {
  return fees.map(({ code, name, total }) => ({ code, name, amount: total }));
}

/** A night's fees, as far as they are known. `areAll`: whether there are no others. */
export interface NightFees {
  fees: PriceFee[];
  areAll: boolean;
}

export const UNKNOWN_FEES: NightFees = { fees: [], areAll: false };

/** The sum of a night's known fees, in minor units (D-380). */
export function feesTotal({ fees }: NightFees): MinorUnits {
  return sumAmounts(fees.map(({ amount }) => amount));
}

/**
 * The party's fees for one night, each rounded up to the penny: a stay's fee divided by its nights. Unknown where the
 * rooms differ, or where no room was found: a levy may be due of any party (F-08). A levy may be a percentage of each
 * night's price, so that a night's share of it is unknown.
 */
export function feesPerNight(roomRates: readonly RoomRate[], quota: GuestQuota, nights: number): NightFees {
  const all = roomRates.map((roomRate) => priceFees(feesFor(roomRate, quota)));
  const [first, ...others] = all.map((fees) => fees.filter(isForParty));
  if (first === undefined || !others.every((fees) => areSame(fees, first))) return UNKNOWN_FEES;
  return {
    fees: first.map((fee) => ({ ...fee, amount: Math.ceil(fee.amount / nights) })),
    areAll: all.flat().every(isForParty),
  };
}

function isForParty({ code }: PriceFee): boolean {
  return PARTY_FEES.includes(code);
}

function areSame(fees: readonly PriceFee[], others: readonly PriceFee[]): boolean {
  return (
    fees.length === others.length &&
    fees.every(({ code, amount }, index) => code === others[index]?.code && amount === others[index].amount)
  );
}
