import * as v from 'valibot';
import { sumPence, type Pence } from '../../domain/money.ts';
import type { Call } from '../call.ts';
import type { Answer } from '../wire.ts';
import { estateSum } from './estate-sum.ts';

/** What the estate has under a confirmation number. `total` in pence, of the rooms that are not cancelled (E-06). */
export interface FoundBooking {
  /** Whether any room is not cancelled (E-05). */
  isBooked: boolean;
  /** All rooms with everything in them, before vouchers; null where the estate does not say. */
  total: Pence | null;
}

/** An empty flag is a missing one (E-20): the room is not cancelled. */
const cancelled = v.pipe(
  v.nullish(v.union([v.boolean(), v.literal('')]), false),
  v.transform((value) => value === true),
);

/** All that matters after a payment; the account reads the rest (B §3). */
const found: Answer<FoundBooking> = v.pipe(
  v.object({ items: v.array(v.object({ IsCancelled: cancelled, Total: estateSum })) }),
  v.transform(({ items }) => {
    const totals = items.filter(({ IsCancelled }) => !IsCancelled).map(({ Total }) => Total);
    const known = totals.filter((total) => total !== null);
    return {
      isBooked: totals.length > 0,
      total: totals.length > 0 && known.length === totals.length ? sumPence(known) : null,
    };
  }),
);

export const findStayBooking: Call<'stayBooking', undefined, FoundBooking> = {
  endpoint: 'stayBooking',
  answer: found,
};
