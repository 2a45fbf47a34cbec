import type { IncludedPackage, RoomRate } from './availability.ts';
import { sumAmounts, type MinorUnits } from './money.ts';
import type { GuestQuota } from './occupancy.ts';

/** Codes of the fees that come with the party (A §9.3). */
export type FeeCode = 'DOG' | 'CHILD' | 'BABY';

/** A fee that is in a price, to be named beside it (E-08). */
export interface PriceFee {
  code: FeeCode;
  amount: MinorUnits;
}

/** The fees of a room that apply to a party: DOG, CHILD and BABY as it has dogs, children and infants (A §9.3). */
export function feesFor(roomRate: RoomRate, quota: GuestQuota): IncludedPackage[] {
  return roomRate.packages.filter((fee) => isFeeCode(fee.code) && headsOf(fee.code, quota) > 0);
}

/** What a rate comes to for a whole stay: it and the fees that the party cannot avoid, in minor units (E-08). */
export function withFees(amount: MinorUnits, fees: readonly Pick<IncludedPackage, 'total'>[]): MinorUnits {
  return amount + sumAmounts(fees.map((fee) => fee.total));
}

/** The fees that a price includes, as they are named beside it. */
export function priceFees(fees: readonly IncludedPackage[]): PriceFee[] {
  return fees.flatMap(({ code, total }) => (isFeeCode(code) ? { code, amount: total } : []));
}

/** What a night's fees come to, in minor units; nothing where it is not known what they are (D-380). */
export function feesTotal(fees: readonly PriceFee[] | null): MinorUnits {
  return sumAmounts((fees ?? []).map(({ amount }) => amount));
}

/**
 * What a party's fees come to for one night, to the penny above, where every room that was found has the same ones;
 * null where nothing says what they are (D-380).
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

/** Whether a package is one of the fees, and nothing that was chosen. */
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
