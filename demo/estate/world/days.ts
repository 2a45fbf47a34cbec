import { oncePerKey } from './once-per-key.ts';
import type { LocalDate, LocalDateTime } from './types.ts';

const MS_PER_DAY = 86_400_000;
/** The weekday of day number 0. */
const THURSDAY = 4;

/** Whole days since 1 January 1970, for counting. */
export const dayNumber = oncePerKey(
  (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY,
);

/** The date of a day number. */
export const dateOf = oncePerKey((day: number): LocalDate =>
  new Date(day * MS_PER_DAY).toISOString().slice(0, 10),
);

export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOf(dayNumber(date) + days);
}

/** Whole days from one date to the other; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 Sunday to 6 Saturday. */
export function weekday(date: LocalDate): number {
  const sinceSunday = (dayNumber(date) + THURSDAY) % 7;
  return sinceSunday < 0 ? sinceSunday + 7 : sinceSunday;
}

export function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4));
}

/** 1 to 12. */
export function monthOf(date: LocalDate): number {
  return Number(date.slice(5, 7));
}

/** 1 to 31. */
export function dayOfMonth(date: LocalDate): number {
  return Number(date.slice(8, 10));
}

/** Writes a date from numbers; month is 1 to 12. */
export function dateFrom(year: number, month: number, day: number): LocalDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The first given weekday (0 Sunday) on or after a date. */
export function nextWeekday(date: LocalDate, wanted: number): LocalDate {
  return addDays(date, (wanted - weekday(date) + 7) % 7);
}

/** A date and minutes after midnight as a date-time without zone. */
export function at(date: LocalDate, minutes: number): LocalDateTime {
  const day = addDays(date, Math.floor(minutes / 1440));
  const rest = minutes % 1440;
  const hours = String(Math.floor(rest / 60)).padStart(2, '0');
  return `${day}T${hours}:${String(rest % 60).padStart(2, '0')}:00`;
}

/** Easter Sunday of a year, by the Gregorian computus. */
export function easterSunday(year: number): LocalDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leapSkips = century - Math.floor(century / 4);
  const epact = (leapSkips - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30;
  const moon =
    epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const sunday = (year + Math.floor(year / 4) + moon + 2 - leapSkips) % 7;
  const offset = moon - sunday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return dateFrom(year, month, offset + 28 - 31 * Math.floor(month / 4));
}

/** Today's date at the estate. */
export function todayAtTheEstate(): LocalDate {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date());
}
