import type { IncludedPackage, RoomRate } from './availability.ts';
import type { Image, StayConfiguration } from './configuration.ts';
import { formatDayMonth, formatHour } from './date-formats.ts';
import type { LocalDateTime } from './dates.ts';
import type { Restaurant } from './dining.ts';
import { withFees } from './fees.ts';
import { flatRateByCode, rateGroupOf } from './lookups.ts';
import type { Pence } from './money.ts';
import type { TreatmentGroup } from './spa.ts';

/** A rate as the estate describes it (A §3.4). PMSCode matches `RateCode` of an available rate. */
export interface RateGroupRate {
  PMSCode: string;
  DisplayName: string;
  DiscountAmount: number;
  IncludesBreakfast: boolean;
  IncludesDinner: boolean;
  IncludesSpaPool: boolean;
  IncludesSpa: boolean;
  IncludesGolf: boolean;
  ForceIsSpa: boolean;
  BreakfastIntro: string;
  DinnerIntro: string;
  BreakfastRestaurants: Restaurant[];
  DinnerRestaurants: Restaurant[];
  DinnersIsFirstNight: boolean;
  TreatmentGroups: TreatmentGroup[];
  AllowedAddOnPackages: string[];
}

export interface RateGroup {
  Key: string;
  DisplayName: string;
  Description: string;
  Images: Image[];
  Rates: RateGroupRate[];
}

/** Description for a rate that belongs to no group (A §2.7). */
export interface FlatRate {
  PMSCode: string;
  DisplayName: string;
  Description: string;
  Images: Image[];
}

/** A rate on offer for a room and stay (A §3.6). Amount is for the whole stay. */
export interface AvailableRate {
  RateCode: string;
  Amount: Pence;
  Name: string;
  Description: string;
  /** The estate's own, as it was when it offered the rate; a kept draft with another one is not taken up again (D-368). */
  Currency: string;
  RequiresDeposit: boolean;
  CancellationDateTime: LocalDateTime | null;
  PromotionCode: string | null;
  BlockCode: string | null;
  CorporateCode: string | null;
}

/** A rate as the guest can choose it. */
export interface RateOffer {
  rate: AvailableRate;
  /** What the stay costs at this rate, the party's fees included (E-08). */
  amount: Pence;
  /** What the estate says about it; null for a rate of no group. */
  content: RateGroupRate | null;
  /** N of '- N% off', or null where the label is not shown (A §9.3). */
  discount: number | null;
  /** Whether '- Pay later' is shown: no deposit is required (A §2.7). */
  payLater: boolean;
}

/** A panel of the rates screen: a group, a flat rate, or a rate under its own name with the stock image (A §2.7). */
export type RatePanel =
  | { kind: 'group'; group: RateGroup; offers: RateOffer[] }
  | { kind: 'flat'; flatRate: FlatRate; offers: RateOffer[] }
  | { kind: 'own'; rate: AvailableRate; offers: RateOffer[] };

/**
 * A room's rates: the groups in the configuration's order without empty ones, then the rates of no group (A §2.7).
 * `fees` are those that the party cannot avoid.
 */
export function ratePanels(
  configuration: StayConfiguration,
  roomRate: RoomRate,
  fees: readonly IncludedPackage[],
): RatePanel[] {
  const groups = configuration.RateGroups.flatMap((group): RatePanel[] => {
    const offers = groupOffers(configuration, group, roomRate.Rates, fees);
    return offers.length > 0 ? [{ kind: 'group', group, offers }] : [];
  });
  const ungrouped = roomRate.Rates.filter((rate) => rateGroupOf(configuration, rate.RateCode) === null);
  return [...groups, ...ungrouped.map((rate) => ungroupedPanel(configuration, rate, fees))];
}

/** When and how a stay can still be cancelled; `time` is '3pm', `date` '1st January' (A §9.3, B §9). */
export interface CancellationTerms {
  kind: 'nonRefundable' | 'payOnArrival';
  time: string;
  date: string;
}

/** The cancellation terms of a rate, null when there is no time or it is past; `now` is the estate's (A §9.3, D-382). */
export function cancellationTerms(rate: AvailableRate, now: LocalDateTime): CancellationTerms | null {
  const until = rate.CancellationDateTime;
  if (until === null || until <= now) return null;
  return {
    kind: rate.RequiresDeposit ? 'nonRefundable' : 'payOnArrival',
    time: formatHour(until),
    date: formatDayMonth(until),
  };
}

function groupOffers(
  configuration: StayConfiguration,
  group: RateGroup,
  available: readonly AvailableRate[],
  fees: readonly IncludedPackage[],
): RateOffer[] {
  const found = group.Rates.flatMap((content) => {
    // A rate that two groups list belongs to the first.
    if (rateGroupOf(configuration, content.PMSCode) !== group) return [];
    return available.filter((rate) => rate.RateCode === content.PMSCode).map((rate) => ({ content, rate }));
  });
  const highest = Math.max(...found.map(({ rate }) => rate.Amount));
  return found.map(({ content, rate }) => ({
    rate,
    amount: withFees(rate.Amount, fees),
    content,
    discount: content.DiscountAmount > 0 && rate.Amount < highest ? content.DiscountAmount : null,
    payLater: !rate.RequiresDeposit,
  }));
}

function ungroupedPanel(
  configuration: StayConfiguration,
  rate: AvailableRate,
  fees: readonly IncludedPackage[],
): RatePanel {
  const amount = withFees(rate.Amount, fees);
  const offers: RateOffer[] = [
    { rate, amount, content: null, discount: null, payLater: !rate.RequiresDeposit },
  ];
  const flatRate = flatRateByCode(configuration, rate.RateCode);
  return flatRate ? { kind: 'flat', flatRate, offers } : { kind: 'own', rate, offers };
}
