import type { Booking } from '../booking/booking.ts';
import { sumAmounts, type MinorUnits } from '../money/money.ts';
import { legTotal } from '../money/pricing.ts';
import type { AppliedVoucher } from './vouchers.ts';

/** The sums of all rooms: their price, the vouchers' part and the guest's part (D-02). */
export interface BookingSums {
  total: MinorUnits;
  vouchers: MinorUnits;
  payable: MinorUnits;
}

/** The booking's sums, each the sum of its legs' amounts. */
export function bookingSums(booking: Booking): BookingSums {
  const shares = splitVouchers(booking);
  return {
    total: sumAmounts(shares.map((share) => share.total)),
    vouchers: sumAmounts(shares.map((share) => share.applied)),
    payable: sumAmounts(shares.map((share) => share.payable)),
  };
}

/** The guest's payment for the booking: the sum of the legs' payable amounts. */
export function bookingTotal(booking: Booking): MinorUnits {
  return bookingSums(booking).payable;
}

/** The value of all vouchers, of money and of stays, in minor units (B §9). */
function vouchersTotal(vouchers: readonly AppliedVoucher[]): MinorUnits {
  return sumAmounts(vouchers.map(({ voucher }) => voucher.unitPrice.amount));
}

/** The vouchers' part of a leg, and the rest to pay. applied + payable is the leg's total. */
export interface VoucherShare {
  leg: number;
  total: MinorUnits;
  applied: MinorUnits;
  payable: MinorUnits;
}

/**
 * Spends the vouchers on the legs, in order (B §9 with D-01: the earlier legs' totals are summed). All applied amounts
 * together never exceed the vouchers' value.
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

/** The vouchers' part of one leg; zeros for a leg that the booking does not have. */
export function voucherShareOf(booking: Booking, leg: number): VoucherShare {
  const none = { leg, total: 0, applied: 0, payable: 0 };
  return splitVouchers(booking).find((share) => share.leg === leg) ?? none;
}
