import type { Booking } from '../../../src/domain/booking.ts';
import {
  classifyVoucher,
  type AppliedVoucher,
  type InvalidVoucher,
  type VoucherStatus,
} from '../../../src/domain/vouchers.ts';

/** The booking's vouchers on the way to other dates (D-406). */
export interface VouchersToMove {
  /** References that wait for their check; the first is under way. */
  unchecked: string[];
  /** Those that go along. */
  counted: AppliedVoucher[];
  refused: InvalidVoucher[];
}

/** For the dates that the booking has. */
export function asTheyAre({ vouchers }: Booking): VouchersToMove {
  return { unchecked: [], counted: vouchers, refused: [] };
}

/** For other dates: all of them are checked anew. */
export function toCheck({ vouchers }: Booking): VouchersToMove {
  const unchecked = vouchers.map(({ voucher }) => voucher.certificateReferenceNumber);
  return { unchecked, counted: [], refused: [] };
}

/** The first has its answer, by the rule of the search form; null where the estate does not know it (A §4.3). */
export function takeStatus(vouchers: VouchersToMove, status: VoucherStatus | null): VouchersToMove {
  const [reference = '', ...unchecked] = vouchers.unchecked;
  const outcome = classifyVoucher(reference, status);
  return outcome.kind === 'applied'
    ? { ...vouchers, unchecked, counted: [...vouchers.counted, outcome.voucher] }
    : { ...vouchers, unchecked, refused: [...vouchers.refused, outcome.voucher] };
}
