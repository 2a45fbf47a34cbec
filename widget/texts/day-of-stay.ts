import type { LocalDate } from '../../src/domain/dates/dates.ts';
import type { Formats } from './formats.ts';

const DAYS_OF_WEEK = 7;

/** Names the days of a stay: by weekday, and with the date in more than seven nights, where 'Monday' is two days. */
export function dayOfStay(
  { weekday, weekdayDate }: Pick<Formats, 'weekday' | 'weekdayDate'>,
  nights: number,
): (date: LocalDate) => string {
  return nights > DAYS_OF_WEEK ? weekdayDate : weekday;
}
