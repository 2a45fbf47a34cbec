import { daysIn } from './local-date.ts';

/** A calendar date without time or zone, 'YYYY-MM-DD' (A §9.10). */
export type LocalDate = string;

/** A local date-time without zone as the server writes it, 'YYYY-MM-DDTHH:mm:ss'. */
export type LocalDateTime = string;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

const DAY_MS = 86_400_000;

/** The date a number of days later, or earlier where `days` is negative (D-293). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return localDate(startOf(date) + days * DAY_MS);
}

/** The same day of a later month, or that month's last day where it is shorter. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const first = new Date(startOf(startOfMonth(date)));
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = daysIn(first.getUTCFullYear(), first.getUTCMonth() + 1);
  return localDate(first.setUTCDate(Math.min(Number(date.slice(8)), last)));
}

/** The same day of a later year; 29 February becomes 28 February. */
export function addYears(date: LocalDate, years: number): LocalDate {
  return addMonths(date, years * 12);
}

/** Nights from one date to another; negative where `to` is the earlier one (A §4.5). */
export function nightsBetween(from: LocalDate, to: LocalDate): number {
  return (startOf(to) - startOf(from)) / DAY_MS;
}

export function isBefore(a: LocalDate, b: LocalDate): boolean {
  return a < b;
}

/** Below 0 where `a` is earlier, above 0 where it is later: for sorting dates or date-times. */
export function compareDates(a: LocalDate, b: LocalDate): number {
  return a < b ? -1 : Number(a > b);
}

/** The day's name as `daysOpened` of a restaurant calls it (A §3.12). Takes a date or date-time. */
export function weekdayOf(date: LocalDate): Weekday {
  return WEEKDAYS[mondayIndex(date)] ?? 'Monday';
}

/** The first day of the date's week, which begins on `firstDay`: 1 for Monday (A §9.4) to 7 for Sunday. */
export function startOfWeek(date: LocalDate, firstDay = 1): LocalDate {
  return addDays(date, -((mondayIndex(date) - firstDay + 8) % 7));
}

export function startOfMonth(date: LocalDate): LocalDate {
  return `${date.slice(0, 7)}-01`;
}

/** The date of a date-time. */
export function dateOf(dateTime: LocalDateTime): LocalDate {
  return dateTime.slice(0, 10);
}

/** 'HH:mm', cut from the string: character 11 to length - 3 (A §9.8, D-568). The same in every language. */
export function formatClock(dateTime: LocalDateTime): string {
  return dateTime.slice(11, -3);
}

/** When the stay ends: arrival plus nights. */
export function departureDate(stay: { arrivalDate: LocalDate; numberOfNights: number }): LocalDate {
  return addDays(stay.arrivalDate, stay.numberOfNights);
}

/** One date per night: arrival to the day before departure (A §9.7, §9.8). */
export function stayDates(stay: { arrivalDate: LocalDate; numberOfNights: number }): LocalDate[] {
  return Array.from({ length: stay.numberOfNights }, (_, day) => addDays(stay.arrivalDate, day));
}

/** Arrival to departure, both included: nights + 1 dates (A §9.8 golf, D-09 pool access). */
export function stayDatesWithDeparture(stay: {
  arrivalDate: LocalDate;
  numberOfNights: number;
}): LocalDate[] {
  return [...stayDates(stay), departureDate(stay)];
}

/** Days from Monday (0) to Sunday (6). Takes a date or date-time. */
function mondayIndex(date: LocalDate): number {
  return (new Date(startOf(dateOf(date))).getUTCDay() + 6) % 7;
}

/** The start of the date in UTC, in milliseconds. In UTC every day has 24 hours. */
function startOf(date: LocalDate): number {
  return Date.parse(date);
}

function localDate(time: number): LocalDate {
  return new Date(time).toISOString().slice(0, 10);
}
