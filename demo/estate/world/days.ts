import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { oncePerKey } from './once-per-key.ts';
import type { LocalDate, LocalDateTime } from './types.ts';

dayjs.extend(utc);

/** The start of the date in UTC, where every day has 24 hours. */
const day = oncePerKey((date: LocalDate) => dayjs.utc(date));

/** Whole days since 1 January 1970, for counting. */
export function dayNumber(date: LocalDate): number {
  return daysBetween('1970-01-01', date);
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return day(date).add(days, 'day').format('YYYY-MM-DD');
}

/** Whole days from one date to the other; negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return day(to).diff(day(from), 'day');
}

/** 0 Sunday to 6 Saturday. */
export function weekday(date: LocalDate): number {
  return day(date).day();
}

/** 'Sunday' to 'Saturday'. */
export function weekdayName(date: LocalDate): string {
  return day(date).format('dddd');
}

export function yearOf(date: LocalDate): number {
  return day(date).year();
}

/** 1 to 12. */
export function monthOf(date: LocalDate): number {
  return day(date).month() + 1;
}

/** 1 to 31. */
export function dayOfMonth(date: LocalDate): number {
  return day(date).date();
}

/** The first given weekday (0 Sunday) on or after a date. */
export function nextWeekday(date: LocalDate, wanted: number): LocalDate {
  return addDays(date, (wanted - weekday(date) + 7) % 7);
}

/** A date and minutes after midnight as a date-time without zone. */
export function at(date: LocalDate, minutes: number): LocalDateTime {
  return day(date).add(minutes, 'minute').format('YYYY-MM-DDTHH:mm:ss');
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
  return addDays(`${year}-03-28`, moon - sunday);
}

/** Today's date at the estate. */
export function todayAtTheEstate(): LocalDate {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London' }).format(new Date());
}
