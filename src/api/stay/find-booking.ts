import * as v from 'valibot';
import { sumAmounts, type MinorUnits } from '../../domain/money/money.ts';
import type { Call } from '../call.ts';
import { estateSum } from './estate-sum.ts';
import { maybe, type Answer } from '../reader.ts';
import { yesNo } from '../wire.ts';

/**
 * The estate's booking under a confirmation number. `total`: of the rooms that are not cancelled, in minor units.
 */
export interface FoundBooking {
  /** Whether at least one room is not cancelled (E-05). */
  isBooked: boolean;
  /** All rooms with everything in them, before vouchers; null where the estate does not say. */
  total: MinorUnits | null;
}

/** The part of a booking that matters after a payment. The account reads the rest. */
const found: Answer<FoundBooking> = v.pipe(
  v.object({ items: v.array(v.object({ IsCancelled: maybe(yesNo, false), Total: estateSum })) }),
  v.transform(({ items }) => {
    const totals = items.filter(({ IsCancelled }) => !IsCancelled).map(({ Total }) => Total);
    const known = totals.filter((total) => total !== null);
    return {
      isBooked: totals.length > 0,
      total: totals.length > 0 && known.length === totals.length ? sumAmounts(known) : null,
    };
  }),
);

export const findStayBooking: Call<'stayBooking', undefined, FoundBooking> = {
  endpoint: 'stayBooking',
  answer: found,
};
