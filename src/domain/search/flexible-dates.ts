import { minimumNights, priceOn, type CalendarDay } from '../dates/calendar.ts';
import { isInWindow, type DateWindow, type StayDates } from '../dates/calendar-range.ts';
import { addDays, stayDates, type LocalDate } from '../dates/dates.ts';
import { sumAmounts, type MinorUnits } from '../money/money.ts';

/** The most days that an arrival moves, either way. */
const FLEXIBLE_DAYS = 3;

/**
 * The price of a stay: the lowest price of each night, with the fees that the day names itself, in minor units. 'unknown': a day has no answer.
 * `minimumNights` of 'tooShort': the nights that the stay needs (E-11).
 */
export type StaySum =
  | { kind: 'priced'; total: MinorUnits }
  | { kind: 'unavailable' }
  | { kind: 'tooShort'; minimumNights: number }
  | { kind: 'unknown' };

/** Finds what is known of a day; undefined where no answer has it. */
export type DayOf = (date: LocalDate) => CalendarDay | undefined;

/** The price of a stay. */
export function sumOfStay(stay: StayDates, dayOf: DayOf, window: DateWindow): StaySum {
  if (!isInWindow(stay.arrivalDate, window)) return { kind: 'unavailable' };
  const minimum = minimumNights(dayOf(stay.arrivalDate));
  if (minimum !== null && minimum > stay.numberOfNights) return { kind: 'tooShort', minimumNights: minimum };
  const nights = stayDates(stay).map(dayOf);
  const known = nights.filter((day) => day !== undefined);
  const prices = known.map((day) => priceOn(day, 0)).filter((price) => price !== null);
  if (prices.length < known.length) return { kind: 'unavailable' };
  return known.length < nights.length ? { kind: 'unknown' } : { kind: 'priced', total: sumAmounts(prices) };
}

/** Stays of the same length that arrive up to three days earlier or later, in order. */
export function flexibleStays({ arrivalDate, numberOfNights }: StayDates): StayDates[] {
  return Array.from({ length: 2 * FLEXIBLE_DAYS + 1 }, (_, day) => ({
    arrivalDate: addDays(arrivalDate, day - FLEXIBLE_DAYS),
    numberOfNights,
  }));
}

/** The nights of these stays, without stays that begin outside the window. */
export function nightsOf(stays: readonly StayDates[], window: DateWindow): LocalDate[] {
  const possible = stays.filter(({ arrivalDate }) => isInWindow(arrivalDate, window));
  return [...new Set(possible.flatMap(stayDates))];
}
