import { dueToday, legBill } from './bills.ts';
import type { Booking } from './booking.ts';
import { sumAmounts, type MinorUnits } from './money.ts';

/** What the estate says that a booking costs, in minor units; null where it does not say (E-06). */
export interface EstateSums {
  /** All rooms with everything in them, before vouchers. */
  total: MinorUnits | null;
  /** What is paid today, after vouchers. */
  dueToday: MinorUnits | null;
}

/** A sum that the guest was shown, and the estate's other one, in minor units (E-06). */
export interface SumDifference {
  of: keyof EstateSums;
  shown: MinorUnits;
  estate: MinorUnits;
}

/** The first sum in which the estate differs from what the guest was shown; null where it agrees or says nothing (E-06). */
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
