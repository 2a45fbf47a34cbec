import type { LocalDateTime } from '../dates/dates.ts';
import { opensOn } from '../dining/dining.ts';
import { diningDates, type StayOfNights } from '../dining/dining-rows.ts';
import type { MinorUnits } from '../money/money.ts';
import type { RateGroupRate } from './rate-groups.ts';
import { cancellationTerms, type CancellationTerms, type RateOffer, type RatePanel } from './rates.ts';

/**
 * What a rate's price includes beside the room, by its flags. `dinner`: on each night. `firstDinner`: on the first night
 * only. `someDinners`: no restaurant opens on one of the evenings, and what becomes of that dinner is not known (F-11).
 */
export type Inclusion = 'breakfast' | 'dinner' | 'firstDinner' | 'someDinners' | 'spa' | 'spaPool' | 'golf';

/**
 * What a rate includes beyond another, and its extra cost: minor units for the whole stay, never below zero. How each is
 * paid and cancelled is said by its own terms.
 */
export interface RateDifference {
  amount: MinorUnits;
  inclusions: Inclusion[];
}

/** The price of one night in minor units. `isRounded`: the nights together cost less than this for each. */
export interface NightPrice {
  amount: MinorUnits;
  isRounded: boolean;
}

/** A rate of its group's list, which begins with the cheapest. */
export interface RateRow {
  offer: RateOffer;
  /** Null for a stay of one night. */
  perNight: NightPrice | null;
  terms: CancellationTerms | null;
  /** Compared with the cheapest of the list; null for the cheapest, and where nothing differs. */
  difference: RateDifference | null;
}

/** A stay that is chosen for, at the estate's time `now`. */
export interface StayAt extends StayOfNights {
  now: LocalDateTime;
  /** A voucher pays, so that no rate can be cancelled online. */
  hasVoucher: boolean;
}

/** The rates of a panel, the cheapest first. Equal prices keep the estate's order. */
export function rateRows(offers: readonly RateOffer[], stay: StayAt): RateRow[] {
  const nights = stay.numberOfNights;
  const sorted = cheapestFirst(offers);
  return sorted.map((offer) => ({
    offer,
    perNight: nights > 1 ? perNight(offer.amount, nights) : null,
    terms: cancellationTerms(offer.rate, stay.now, stay.hasVoucher),
    difference: sorted[0] === undefined ? null : difference(offer, sorted[0], stay),
  }));
}

/** The price per night, rounded up to the penny, as in the calendars (D-380). */
export function perNight(amount: MinorUnits, nights: number): NightPrice {
  return { amount: Math.ceil(amount / nights), isRounded: amount % nights !== 0 };
}

/** What the price of every rate in the panel includes. Nothing is known of a rate of no group. */
export function includedInAll({ offers }: RatePanel, stay: StayOfNights): Inclusion[] {
  const [first, ...others] = offers.map(({ content }) => inclusionsOf(content, stay));
  return (first ?? []).filter((one) => others.every((other) => other.includes(one)));
}

function cheapestFirst(offers: readonly RateOffer[]): RateOffer[] {
  return [...offers].sort((a, b) => a.amount - b.amount);
}

function difference(offer: RateOffer, base: RateOffer, stay: StayAt): RateDifference | null {
  const amount = offer.amount - base.amount;
  const inclusions = beyond(inclusionsOf(offer.content, stay), inclusionsOf(base.content, stay));
  return amount > 0 || inclusions.length > 0 ? { amount, inclusions } : null;
}

/** What the rate includes. In a stay of one night, the first dinner is every dinner. */
export function inclusionsOf(content: RateGroupRate | null, stay: StayOfNights): Inclusion[] {
  if (content === null) return [];
  const { includesDinner, dinnersIsFirstNight, dinnerRestaurants } = content;
  const isFirstOnly = dinnersIsFirstNight && stay.numberOfNights > 1;
  const isServed =
    !includesDinner ||
    dinnerRestaurants.length === 0 ||
    diningDates('dinner', stay, dinnersIsFirstNight).every((date) =>
      dinnerRestaurants.some((restaurant) => opensOn(restaurant, date)),
    );
  const has: [Inclusion, boolean][] = [
    ['breakfast', content.includesBreakfast],
    ['dinner', includesDinner && isServed && !isFirstOnly],
    ['firstDinner', includesDinner && isServed && isFirstOnly],
    ['someDinners', !isServed],
    ['spa', content.includesSpa],
    ['spaPool', content.includesSpaPool],
    ['golf', content.includesGolf],
  ];
  return has.flatMap(([inclusion, isIn]) => (isIn ? [inclusion] : []));
}

/** The part of `all` that `others` lacks. Fewer dinners than each night add nothing to what has dinners already. */
function beyond(all: readonly Inclusion[], others: readonly Inclusion[]): Inclusion[] {
  const isFewer = (one: Inclusion) => one === 'firstDinner' || one === 'someDinners';
  const hasDinner = others.some((one) => one === 'dinner' || isFewer(one));
  return all.filter((one) => !others.includes(one) && !(isFewer(one) && hasDinner));
}
