import type { StayAt } from './rate-comparison.ts';
import { isFreeAfter, type RatePanel } from './rates.ts';

/** The codes of the rates that stand out among a room's; null where none does. */
export interface RateMarks {
  lowest: string | null;
  freest: string | null;
}

/**
 * The rate with the lowest price: of several, the first, and none where all cost the same. The one that can be cancelled
 * for nothing the longest, and none where several can. None is the freest where a voucher bars cancelling (B §6), or where the estate does
 * not say how long one of the rates paid later can be cancelled.
 */
export function rateMarks(
  panels: readonly RatePanel[],
  { now, hasVoucher }: Pick<StayAt, 'now' | 'hasVoucher'>,
): RateMarks {
  const offers = panels.flatMap((panel) => panel.offers).toSorted((a, b) => a.amount - b.amount);
  const [lowest] = offers;
  const untilOf = ({ rate }: (typeof offers)[number]) =>
    isFreeAfter(rate, now) ? (rate.cancellationDateTime ?? '') : '';
  const latest = offers.map(untilOf).reduce((one, other) => (other > one ? other : one), '');
  const isKnown = offers.every(({ payLater, rate }) => !payLater || rate.cancellationDateTime !== null);
  const [freest, ...others] = offers.filter((offer) => untilOf(offer) === latest);
  const isFreest = !hasVoucher && isKnown && others.length === 0 && offers.length > 1;
  return {
    lowest: lowest && lowest.amount < (offers.at(-1)?.amount ?? 0) ? lowest.rate.rateCode : null,
    freest: (isFreest && freest?.rate.rateCode) || null,
  };
}
