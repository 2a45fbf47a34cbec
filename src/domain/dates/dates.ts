import dayjs, { type Dayjs } from 'dayjs';
import advancedFormat from 'dayjs/plugin/advancedFormat.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(advancedFormat);

/** A calendar date without time or zone, 'YYYY-MM-DD' (A §9.10). */
export type LocalDate = string;

/** A local date-time without zone as the server writes it, 'YYYY-MM-DDTHH:mm:ss'. */
export type LocalDateTime = string;

const DATE = 'YYYY-MM-DD';
const DATE_TIME = 'YYYY-MM-DDTHH:mm:ss';

/** Whether the string is a date of the calendar, written 'YYYY-MM-DD'. Takes any string. */
export function isLocalDate(value: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(value) && isRead(value, DATE);
}

/** Whether the string is a local date-time, written 'YYYY-MM-DDTHH:mm:ss'. Takes any string. */
export function isLocalDateTime(value: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(value) && isRead(value, DATE_TIME);
}

/** In English, by a pattern of dayjs with `advancedFormat`. Takes a date or date-time. */
export function writeDate(date: LocalDate, pattern: string): string {
  return inUtc(date).format(pattern);
}

/** For formatters of UTC. Takes a date or date-time. */
export function utcDate(date: LocalDate): Date {
  return inUtc(date).toDate();
}

/** The date a number of days later, or earlier where `days` is negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return inUtc(date).add(days, 'day').format(DATE);
}

/** The same day of a later month, or that month's last day where it is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return inUtc(date).add(months, 'month').format(DATE);
}

/** The same day of a later year; 29 February becomes 28 February. */
export function addYears(date: LocalDate, years: number): LocalDate {
  return inUtc(date).add(years, 'year').format(DATE);
}

/** The local time some minutes later. No hour is skipped when clocks change. */
export function addMinutes(time: LocalDateTime, minutes: number): LocalDateTime {
  return inUtc(time).add(minutes, 'minute').format(DATE_TIME);
}

/** Nights from one date to another; negative where `to` is the earlier one. */
export function nightsBetween(from: LocalDate, to: LocalDate): number {
  return inUtc(to).diff(inUtc(from), 'day');
}

export function isBefore(a: LocalDate, b: LocalDate): boolean {
  return a < b;
}

/** Below 0 where `a` is earlier, above 0 where it is later: for sorting dates or date-times. */
export function compareDates(a: LocalDate, b: LocalDate): number {
  return a < b ? -1 : Number(a > b);
}

/** The first day of the date's week, which begins on `firstDay`: 1 for Monday (A §9.4) to 7 for Sunday. */
export function startOfWeek(date: LocalDate, firstDay = 1): LocalDate {
  return addDays(date, -((inUtc(date).day() - firstDay + 7) % 7));
}

export function startOfMonth(date: LocalDate): LocalDate {
  return writeDate(date, 'YYYY-MM-01');
}

/** The date of a date-time. */
export function dateOf(dateTime: LocalDateTime): LocalDate {
  return dateTime.slice(0, 10);
}

/** 'HH:mm', cut from the string: character 11 to length - 3 (A §9.8). The same in every language. */
export function formatClock(dateTime: LocalDateTime): string {
  return dateTime.slice(11, -3);
}

/** When the stay ends: arrival plus nights. */
export function departureDate(stay: { arrivalDate: LocalDate; numberOfNights: number }): LocalDate {
  return addDays(stay.arrivalDate, stay.numberOfNights);
}

/** One date per night: arrival to the day before departure (A §9.7). */
export function stayDates(stay: { arrivalDate: LocalDate; numberOfNights: number }): LocalDate[] {
  return Array.from({ length: stay.numberOfNights }, (_, day) => addDays(stay.arrivalDate, day));
}

/** Arrival to departure, both included: nights + 1 dates, for golf and pool access. */
export function stayDatesWithDeparture(stay: {
  arrivalDate: LocalDate;
  numberOfNights: number;
}): LocalDate[] {
  return [...stayDates(stay), departureDate(stay)];
}

function isRead(value: string, pattern: string): boolean {
  return writeDate(value, pattern) === value;
}

/**
 * Every day of UTC has 24 hours, wherever the guest is. English, because the page may have given a dayjs that
 * it shares with us another language. With 'Z', because dayjs takes the years before 100 for those after 1900.
 */
function inUtc(date: LocalDate): Dayjs {
  return dayjs(`${date}${date.includes('T') ? '' : 'T00:00:00'}Z`, { locale: 'en', utc: true });
}
