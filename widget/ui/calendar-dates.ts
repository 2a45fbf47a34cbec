import { addDays, startOfMonth, startOfWeekMonday, type LocalDate } from '../../src/domain/dates.ts';

const long = writer({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const month = writer({ month: 'long', year: 'numeric' });
const numeric = writer({ day: '2-digit', month: '2-digit', year: 'numeric' });
const weekdayLong = writer({ weekday: 'long' });
const weekdayShort = writer({ weekday: 'short' });
const monthShort = writer({ month: 'short' });

/** Six weeks, Monday to Sunday, from the one in which the month of `date` begins: every month is equally tall. */
export function weeksOfMonth(date: LocalDate): LocalDate[][] {
  const start = startOfWeekMonday(startOfMonth(date));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
}

/** 'Saturday 1 May 2027' */
export const longDate = (date: LocalDate): string => long(date).replace(',', '');
/** 'May 2027' */
export const monthTitle = (date: LocalDate): string => month(date);
/** '01/05/2027' */
export const numericDate = (date: LocalDate): string => numeric(date);
/** 'Saturday' */
export const weekdayName = (date: LocalDate): string => weekdayLong(date);
/** 'Sat' */
export const weekdayAbbreviation = (date: LocalDate): string => weekdayShort(date);
/** 'May' */
export const monthAbbreviation = (date: LocalDate): string => monthShort(date);
/** 1 to 31 */
export const dayOfMonth = (date: LocalDate): number => utc(date).getUTCDate();

function writer(options: Intl.DateTimeFormatOptions): (date: LocalDate) => string {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (date) => format.format(utc(date));
}

function utc(date: LocalDate): Date {
  return new Date(`${date}T00:00:00Z`);
}
