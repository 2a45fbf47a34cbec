import { departureDate, nightsBetween, type LocalDate } from './dates.ts';
import { LIMITS } from '../search/limits.ts';

/** New dates for the search: an arrival and 1 to 14 nights. */
export interface StayDates {
  arrivalDate: LocalDate;
  numberOfNights: number;
}

/** The first and last day on which a stay can begin. `arrivalWindow` of occupancy.ts makes one (A §9.1). */
export interface DateWindow {
  first: LocalDate;
  last: LocalDate;
}

export function isInWindow(date: LocalDate, window: DateWindow): boolean {
  return window.first <= date && date <= window.last;
}

/**
 * The stay between two clicked days, in either order (A §4.5). Null where they make none: the same day twice, or more
 * than 14 nights.
 */
export function stayBetween(one: LocalDate, other: LocalDate): StayDates | null {
  const [arrivalDate, departure] = other < one ? [other, one] : [one, other];
  const numberOfNights = nightsBetween(arrivalDate, departure);
  const isStay = numberOfNights >= LIMITS.minNights && numberOfNights <= LIMITS.maxNights;
  return isStay ? { arrivalDate, numberOfNights } : null;
}

/** Where a day stands in a chosen stay, for drawing the stay as a band. 'alone': the arrival before there is a departure. */
export type PlaceInStay = 'arrival' | 'between' | 'departure' | 'alone' | null;

export function placeInStay(date: LocalDate, stay: StayDates | null): PlaceInStay {
  if (stay === null) return null;
  if (date === stay.arrivalDate) return 'arrival';
  const departure = departureDate(stay);
  if (date === departure) return 'departure';
  return stay.arrivalDate < date && date < departure ? 'between' : null;
}
