import { chosenTime, pricedBy } from './chosen-times.ts';
import type { LegPackage, PackagePrice, PackageSelection } from './addons.ts';
import type { Booking, Leg } from './booking.ts';
import { withFees } from './fees.ts';
import { sumAmounts, type MinorUnits } from './money.ts';
import type { GuestQuota } from './occupancy.ts';
import type { AppliedVoucher } from './vouchers.ts';

/**
 * What a package costs for a party, in minor units (A §9.6, B §9). An `amountOverride` replaces the mode:
 * quantity × `amountOverride`.
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

/** What one add-on of a leg costs: chosen treatments cost what their times cost (D-49), others by their mode. */
export function addOnPrice(addOn: LegPackage, quota: GuestQuota): MinorUnits {
  const priced = addOn.selections.filter((selection) => pricedBy(selection) === 'times');
  return priced.length > 0 ? timesPrice(priced) : packagePrice(addOn.price, addOn.quantity, quota);
}

/** What chosen treatments cost: each what its time does, or its duration where the time has no price (D-49). */
export function timesPrice(selections: readonly PackageSelection[]): MinorUnits {
  return sumAmounts(selections.map((selection) => chosenTime(selection).price ?? 0));
}

/** What longer or other treatments cost above those the rate includes (B §9); a cheaper one gives nothing back (D-103). */
export function spaUpgrades(leg: Leg): MinorUnits {
  return sumAmounts(leg.spaPackages.map(({ duration }) => Math.max(0, duration.priceDifference)));
}

export function addOnsTotal(leg: Leg): MinorUnits {
  return sumAmounts(leg.packages.map((addOn) => addOnPrice(addOn, leg.guestQuota)));
}

/** The room itself with its fees: what is paid today or on arrival as a whole (B §9). */
export function roomAmount(leg: Leg): MinorUnits {
  return withFees(leg.rate?.amount ?? 0, leg.includedPackages);
}

/** Rate + included packages + add-ons + spa upgrades, before vouchers (A §9.6, B §9). */
export function legTotal(leg: Leg): MinorUnits {
  return roomAmount(leg) + addOnsTotal(leg) + spaUpgrades(leg);
}

/** The sums over all rooms: what they cost, what vouchers pay of it, and what the guest pays (D-02). */
export interface BookingSums {
  total: MinorUnits;
  vouchers: MinorUnits;
  payable: MinorUnits;
}

/** The booking's sums: of the legs' totals, of what vouchers pay of each, and of what is left to pay of each (D-02). */
export function bookingSums(booking: Booking): BookingSums {
  const shares = splitVouchers(booking);
  return {
    total: sumAmounts(shares.map((share) => share.total)),
    vouchers: sumAmounts(shares.map((share) => share.applied)),
    payable: sumAmounts(shares.map((share) => share.payable)),
  };
}

/** What the guest pays for the booking: the sum of the legs' payable amounts (D-02). */
export function bookingTotal(booking: Booking): MinorUnits {
  return bookingSums(booking).payable;
}

/** The value of all vouchers of the kind, in minor units (A §9.1). */
function vouchersTotal(vouchers: readonly AppliedVoucher[]): MinorUnits {
  return sumAmounts(vouchers.map(({ voucher }) => voucher.unitPrice.amount));
}

/** What vouchers pay of one leg, and what is left to pay. applied + payable is the leg's total. */
export interface VoucherShare {
  leg: number;
  total: MinorUnits;
  applied: MinorUnits;
  payable: MinorUnits;
}

/**
 * How the vouchers are spent over the legs, in their order (B §9 with D-01: the earlier legs' totals are summed).
 * Over all legs, applied never exceeds what the vouchers are worth.
 */
export function splitVouchers(booking: Booking): VoucherShare[] {
  const value = vouchersTotal(booking.vouchers);
  let earlier = 0;
  return booking.legs.map((leg) => {
    const total = legTotal(leg);
    const applied = Math.min(Math.max(value - earlier, 0), total);
    earlier += total;
    return { leg: leg.leg, total, applied, payable: total - applied };
  });
}

/** What vouchers pay of one leg; nothing of a leg that the booking does not have. */
export function voucherShareOf(booking: Booking, leg: number): VoucherShare {
  const none = { leg, total: 0, applied: 0, payable: 0 };
  return splitVouchers(booking).find((share) => share.leg === leg) ?? none;
}
