import type { AvailableRate, IncludedPackage, RoomRate } from '../rooms/availability.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import type { LocalDateTime } from '../dates/dates.ts';
import { withFees } from '../money/fees.ts';
import { flatRateByCode, rateGroupOf } from '../configuration/lookups.ts';
import type { MinorUnits } from '../money/money.ts';
import type { FlatRate, RateGroup, RateGroupRate } from './rate-groups.ts';

/** A rate that the guest can choose. */
export interface RateOffer {
  rate: AvailableRate;
  /** What the stay costs at this rate, the party's fees included (E-08). */
  amount: MinorUnits;
  /** The estate's content of the rate; null for a rate of no group. */
  content: RateGroupRate | null;
  /** N of '- N% off'; null where the label is hidden. */
  discount: number | null;
  /** Whether '- Pay later' is shown: no deposit is required. */
  payLater: boolean;
}

/** A panel of the rates screen: a group, a flat rate, or a rate under its own name with the stock image. */
export type RatePanel =
  | { kind: 'group'; group: RateGroup; offers: RateOffer[] }
  | { kind: 'flat'; flatRate: FlatRate; offers: RateOffer[] }
  | { kind: 'own'; rate: AvailableRate; offers: RateOffer[] };

/**
 * A room's panels: groups in the configuration's order, without empty ones, then rates of no group. `fees`: those that
 * the party cannot avoid.
 */
export function ratePanels(
  configuration: StayConfiguration,
  roomRate: RoomRate,
  fees: readonly IncludedPackage[],
): RatePanel[] {
  const groups = configuration.rateGroups.flatMap((group): RatePanel[] => {
    const offers = groupOffers(configuration, group, roomRate.rates, fees);
    return offers.length > 0 ? [{ kind: 'group', group, offers }] : [];
  });
  const ungrouped = roomRate.rates.filter((rate) => rateGroupOf(configuration, rate.rateCode) === null);
  return [...groups, ...ungrouped.map((rate) => ungroupedPanel(configuration, rate, fees))];
}

/**
 * What is known of cancelling a stay. Until when a prepaid one can be changed, or one that is paid on arrival cancelled.
 * `final`: prepaid, and neither is possible. `late`: paid on arrival, and the time for cancelling is past. With a
 * voucher both are barred online, and the prepaid is not paid back.
 */
export type CancellationTerms =
  | { kind: 'nonRefundable' | 'payOnArrival'; until: LocalDateTime }
  | { kind: 'final' | 'late' | 'withVoucher' | 'prepaidWithVoucher' };

/**
 * The cancellation terms of a rate or of a booked room; null where it is paid on arrival and has no deadline. A voucher
 * rules out a change online whatever the rate says (B §6). `now`: the estate's time (D-382).
 */
export function cancellationTerms(
  {
    cancellationDateTime: until,
    requiresDeposit,
  }: Pick<AvailableRate, 'cancellationDateTime' | 'requiresDeposit'>,
  now: LocalDateTime,
  hasVoucher: boolean,
): CancellationTerms | null {
  if (hasVoucher) return { kind: requiresDeposit ? 'prepaidWithVoucher' : 'withVoucher' };
  if (until !== null && until > now)
    return { kind: requiresDeposit ? 'nonRefundable' : 'payOnArrival', until };
  if (requiresDeposit) return { kind: 'final' };
  return until === null ? null : { kind: 'late' };
}

/** What is known of cancelling a room. */
export type RoomTerms = CancellationTerms & { leg: number };

/** The terms of each room of a booking that has any (A §9.3). `now`: the estate's time. */
export function roomTerms(
  {
    legs,
    vouchers,
  }: { legs: readonly { leg: number; rate: AvailableRate | null }[]; vouchers: readonly unknown[] },
  now: LocalDateTime,
): RoomTerms[] {
  return legs.flatMap(({ leg, rate }) => {
    const terms = rate && cancellationTerms(rate, now, vouchers.length > 0);
    return terms ? [{ leg, ...terms }] : [];
  });
}

/** Whether nothing is paid before the arrival, and cancelling is still free after `now`, the estate's time. */
export function isFreeAfter(
  { requiresDeposit, cancellationDateTime: until }: AvailableRate,
  now: LocalDateTime,
): boolean {
  return !requiresDeposit && until !== null && until > now;
}

/** A group's offers for this room and stay. '% off' compares with the highest of their prices. */
function groupOffers(
  configuration: StayConfiguration,
  group: RateGroup,
  available: readonly AvailableRate[],
  fees: readonly IncludedPackage[],
): RateOffer[] {
  const found = group.rates.flatMap((content) => {
    // A rate in two groups belongs to the first.
    if (rateGroupOf(configuration, content.code) !== group) return [];
    return available.filter((rate) => rate.rateCode === content.code).map((rate) => ({ content, rate }));
  });
  const highest = Math.max(...found.map(({ rate }) => rate.amount));
  return found.map(({ content, rate }) => ({
    rate,
    amount: withFees(rate.amount, fees),
    content,
    discount: content.discountAmount > 0 && rate.amount < highest ? content.discountAmount : null,
    payLater: !rate.requiresDeposit,
  }));
}

function ungroupedPanel(
  configuration: StayConfiguration,
  rate: AvailableRate,
  fees: readonly IncludedPackage[],
): RatePanel {
  const amount = withFees(rate.amount, fees);
  const offers: RateOffer[] = [
    { rate, amount, content: null, discount: null, payLater: !rate.requiresDeposit },
  ];
  const flatRate = flatRateByCode(configuration, rate.rateCode);
  return flatRate ? { kind: 'flat', flatRate, offers } : { kind: 'own', rate, offers };
}
