import type { LocalDateTime } from './dates.ts';
import type { MinorUnits } from './money.ts';
import type { RateGroupRate } from './rate-groups.ts';
import { cancellationTerms, type CancellationTerms, type RateOffer, type RatePanel } from './rates.ts';

/** What a rate has in its price beside the room, as its flags say (A §3.4). `firstDinner`: on the first night only. */
export type Inclusion = 'breakfast' | 'dinner' | 'firstDinner' | 'spa' | 'spaPool' | 'golf';

/**
 * What is different about a rate, in favour of it, and what it costs more: minor units for the whole stay, never below
 * zero.
 */
export interface RateDifference {
  amount: MinorUnits;
  inclusions: Inclusion[];
  /** Nothing is paid today, as it is at the other rate. */
  payLater: boolean;
  /** Until then it can be cancelled and nothing has been paid; null where the other has that, too. */
  cancelUntil: LocalDateTime | null;
}

/** A rate in the list of its group, the cheapest first. */
export interface RateRow {
  offer: RateOffer;
  /** MinorUnits for each night; null for one night, whose price it is already. */
  perNight: MinorUnits | null;
  terms: CancellationTerms | null;
  /** Against the cheapest of the list; null for that one, and where nothing is different. */
  difference: RateDifference | null;
}

/** A group against the one with the cheapest rate of all, by the cheapest rate of each (D-519). */
export interface PlanDifference {
  amount: MinorUnits;
  inclusions: Inclusion[];
  /** The group that it is compared with. */
  than: string;
}

/** The rates of a panel, the cheapest first, in the estate's order where they cost the same; `now` is the estate's. */
export function rateRows(offers: readonly RateOffer[], nights: number, now: LocalDateTime): RateRow[] {
  const sorted = cheapestFirst(offers);
  return sorted.map((offer) => ({
    offer,
    perNight: nights > 1 ? perNight(offer.amount, nights) : null,
    terms: cancellationTerms(offer.rate, now),
    difference: sorted[0] === undefined ? null : difference(offer, sorted[0], nights, now),
  }));
}

/** What each night of a stay comes to, to the penny above where it is not even, as in the calendars (D-380, D-518). */
export function perNight(amount: MinorUnits, nights: number): MinorUnits {
  return Math.ceil(amount / nights);
}

/** What all rates of a panel have in their price; nothing is known of a rate of no group. */
export function includedInAll({ offers }: RatePanel, nights: number): Inclusion[] {
  const [first, ...others] = offers.map(({ content }) => inclusionsOf(content, nights));
  return (first ?? []).filter((one) => others.every((other) => other.includes(one)));
}

/**
 * What the cheapest rate of a group costs more than the cheapest of all groups, where it has all of that and more, and is
 * paid and cancelled alike: then the money is for what it includes. Null where that cannot be said.
 */
export function planDifference(
  panel: RatePanel,
  panels: readonly RatePanel[],
  nights: number,
): PlanDifference | null {
  const other = cheapestGroup(panels);
  const [one] = cheapestFirst(panel.offers);
  const [base] = cheapestFirst(other?.offers ?? []);
  if (!other || !one || !base) return null;
  const has = inclusionsOf(one.content, nights);
  const hadBefore = inclusionsOf(base.content, nights);
  const inclusions = beyond(has, hadBefore);
  const isForThese =
    beyond(hadBefore, has).length === 0 &&
    one.payLater === base.payLater &&
    one.rate.cancellationDateTime === base.rate.cancellationDateTime;
  const amount = one.amount - base.amount;
  return isForThese && amount > 0 && inclusions.length > 0
    ? { amount, inclusions, than: other.group.displayName }
    : null;
}

type GroupPanel = Extract<RatePanel, { kind: 'group' }>;

function cheapestGroup(panels: readonly RatePanel[]): GroupPanel | null {
  const groups = panels.filter((panel) => panel.kind === 'group');
  const lowest = Math.min(...groups.flatMap(({ offers }) => offers.map(({ amount }) => amount)));
  return groups.find(({ offers }) => offers.some(({ amount }) => amount === lowest)) ?? null;
}

function cheapestFirst(offers: readonly RateOffer[]): RateOffer[] {
  return [...offers].sort((a, b) => a.amount - b.amount);
}

function difference(
  offer: RateOffer,
  base: RateOffer,
  nights: number,
  now: LocalDateTime,
): RateDifference | null {
  const amount = offer.amount - base.amount;
  const inclusions = beyond(inclusionsOf(offer.content, nights), inclusionsOf(base.content, nights));
  const payLater = offer.payLater && !base.payLater;
  const cancelUntil = cancellableLonger(offer, base, now);
  const isDifferent = amount > 0 || inclusions.length > 0 || payLater || cancelUntil !== null;
  return isDifferent ? { amount, inclusions, payLater, cancelUntil } : null;
}

/** Until when an offer can be cancelled for nothing, where the other is known not to be until then (A §9.3). */
function cancellableLonger(offer: RateOffer, base: RateOffer, now: LocalDateTime): LocalDateTime | null {
  const until = offer.rate.cancellationDateTime;
  if (!offer.payLater || until === null || until <= now) return null;
  const baseUntil = base.rate.cancellationDateTime;
  const isLonger = base.payLater ? baseUntil !== null && baseUntil < until : true;
  return isLonger ? until : null;
}

/** Of a stay of one night the first dinner is every dinner. */
function inclusionsOf(content: RateGroupRate | null, nights: number): Inclusion[] {
  if (content === null) return [];
  const isFirstOnly = content.dinnersIsFirstNight && nights > 1;
  const has: [Inclusion, boolean][] = [
    ['breakfast', content.includesBreakfast],
    ['dinner', content.includesDinner && !isFirstOnly],
    ['firstDinner', content.includesDinner && isFirstOnly],
    ['spa', content.includesSpa],
    ['spaPool', content.includesSpaPool],
    ['golf', content.includesGolf],
  ];
  return has.flatMap(([inclusion, isIn]) => (isIn ? [inclusion] : []));
}

/** What `all` has that `others` has not: dinner each night is more than on the first. */
function beyond(all: readonly Inclusion[], others: readonly Inclusion[]): Inclusion[] {
  return all.filter((one) => !others.includes(one) && !(one === 'firstDinner' && others.includes('dinner')));
}
