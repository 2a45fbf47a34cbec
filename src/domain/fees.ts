import type { IncludedPackage, RoomRate } from './availability.ts';
import { sumAmounts, type MinorUnits } from './money.ts';
import type { GuestQuota } from './occupancy.ts';

/** Codes of the fees that depend on the party (A §9.3). */
export type FeeCode = 'DOG' | 'CHILD' | 'BABY';

/** A fee within a price. It is named beside the price (E-08). */
export interface PriceFee {
  code: FeeCode;
  amount: MinorUnits;
}

/** A room's fees for the party: DOG, CHILD and BABY, if it has dogs, children or infants. */
export function feesFor(roomRate: RoomRate, quota: GuestQuota): IncludedPackage[] {
  return roomRate.packages.filter((fee) => isFeeCode(fee.code) && headsOf(fee.code, quota) > 0);
}

/** The price of a stay, with the fees that the party cannot avoid, in minor units. */
export function withFees(amount: MinorUnits, fees: readonly Pick<IncludedPackage, 'total'>[]): MinorUnits {
  return amount + sumAmounts(fees.map((fee) => fee.total));
}

/** The fees within a price, in the form that the view names. */
export function priceFees(fees: readonly IncludedPackage[]): PriceFee[] {
  return fees.flatMap(({ code, total }) => (isFeeCode(code) ? { code, amount: total } : []));
}

/** The sum of a night's fees, in minor units; 0 where the fees are unknown (D-380). */
export function feesTotal(fees: readonly PriceFee[] | null): MinorUnits {
  return sumAmounts((fees ?? []).map(({ amount }) => amount));
}

/**
 * The party's fees for one night, rounded up to the penny. Null where the rooms differ, or where no room was found and
 * the party would pay fees.
 */
export function feesPerNight(
  roomRates: readonly RoomRate[],
  quota: GuestQuota,
  nights: number,
): PriceFee[] | null {
  const [first, ...others] = roomRates.map((roomRate) => nightly(roomRate, quota, nights));
  if (first === undefined) return brings(quota) ? null : [];
  const isSame = others.every((fees) => areSame(fees, first));
  return isSame ? first : null;
}

function nightly(roomRate: RoomRate, quota: GuestQuota, nights: number): PriceFee[] {
  return priceFees(feesFor(roomRate, quota)).map(({ code, amount }) => ({
    code,
    amount: Math.ceil(amount / nights),
  }));
}

function brings(quota: GuestQuota): boolean {
  return quota.dogs + quota.children + quota.infants > 0;
}

/** Whether the package is a fee. All other packages are the guest's choice. */
export function isFeeCode(code: string): code is FeeCode {
  return code === 'DOG' || code === 'CHILD' || code === 'BABY';
}

function headsOf(code: string, quota: GuestQuota): number {
  if (code === 'DOG') return quota.dogs;
  return code === 'CHILD' ? quota.children : quota.infants;
}

function areSame(fees: readonly PriceFee[], others: readonly PriceFee[]): boolean {
  return (
    fees.length === others.length &&
    fees.every(({ code, amount }, index) => code === others[index]?.code && amount === others[index].amount)
  );
}
