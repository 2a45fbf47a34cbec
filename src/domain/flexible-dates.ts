import { minimumNights, priceOn, type CalendarDay } from './calendar.ts';
import { isInWindow, type DateWindow, type StayDates } from './calendar-range.ts';
import { addDays, stayDates, type LocalDate } from './dates.ts';
import { sumAmounts, type MinorUnits } from './money.ts';

/** Days by which an arrival is moved at most, either way (D-501). */
export const FLEXIBLE_DAYS = 3;

/**
 * What a stay comes to by its days: the sum of each night's lowest price, in minor units with the fees of each night. Unknown
 * where a day has no answer: only what is known is added up. `tooShort` says how many nights it takes (E-11).
 */
export type StaySum =
  | { kind: 'priced'; total: MinorUnits }
  | { kind: 'unavailable' }
  | { kind: 'tooShort'; minimumNights: number }
  | { kind: 'unknown' };

/** What is known of a day; undefined where no answer has it. */
export type DayOf = (date: LocalDate) => CalendarDay | undefined;

/** The sum of a stay; `fees` are those of a night in minor units. */
export function sumOfStay(stay: StayDates, dayOf: DayOf, window: DateWindow, fees: MinorUnits): StaySum {
  if (!isInWindow(stay.arrivalDate, window)) return { kind: 'unavailable' };
  const minimum = minimumNights(dayOf(stay.arrivalDate));
  if (minimum !== null && minimum > stay.numberOfNights) return { kind: 'tooShort', minimumNights: minimum };
  const nights = stayDates(stay).map(dayOf);
  const known = nights.filter((day) => day !== undefined);
  const prices = known.map((day) => priceOn(day, fees)).filter((price) => price !== null);
  if (prices.length < known.length) return { kind: 'unavailable' };
  return known.length < nights.length ? { kind: 'unknown' } : { kind: 'priced', total: sumAmounts(prices) };
}

/** Stays of as many nights whose arrival is up to three days earlier or later, in their order. */
export function flexibleStays({ arrivalDate, numberOfNights }: StayDates): StayDates[] {
  return Array.from({ length: 2 * FLEXIBLE_DAYS + 1 }, (_, day) => ({
    arrivalDate: addDays(arrivalDate, day - FLEXIBLE_DAYS),
    numberOfNights,
  }));
}

/** The nights of all these stays that a price can be had for, from the first day that can be booked. */
export function nightsOf(stays: readonly StayDates[], window: DateWindow): LocalDate[] {
  const possible = stays.filter(({ arrivalDate }) => isInWindow(arrivalDate, window));
  return [...new Set(possible.flatMap(stayDates))];
}
