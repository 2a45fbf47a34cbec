import { dueToday, legBill } from '../bill/bills.ts';
import type { Booking } from '../booking/booking.ts';
import { sumAmounts, type MinorUnits } from './money.ts';

/** The estate's sums of a booking, in minor units; null where it does not send one (E-06). */
export interface EstateSums {
  /** All rooms with everything in them, before vouchers. */
  total: MinorUnits | null;
  /** The payment today, after vouchers. */
  dueToday: MinorUnits | null;
}

/** A sum that the guest was shown, and the estate's different one, in minor units. */
export interface SumDifference {
  of: keyof EstateSums;
  shown: MinorUnits;
  estate: MinorUnits;
}

/** The first sum in which the estate differs from the bill that the guest sees; null where none differs. */
export function sumDifference(booking: Booking, sums: EstateSums): SumDifference | null {
  const ours = [
    { of: 'total', shown: sumAmounts(booking.legs.map((leg) => legBill(booking, leg).total)) },
    { of: 'dueToday', shown: dueToday(booking).total },
  ] as const;
  for (const { of, shown } of ours) {
    const estate = sums[of];
    if (estate !== null && estate !== shown) return { of, shown, estate };
  }
  return null;
}
