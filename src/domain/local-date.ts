const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/**
 * Whether the string is a date of the calendar, written 'YYYY-MM-DD'. Takes any string. The answer to a search calls it
 * thousands of times.
 */
export function isLocalDate(value: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return day >= 1 && day <= daysIn(year, month);
}

/** The days of a month, counted from 1; 0 for a month that does not exist. */
export function daysIn(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0);
}

/** Whether a string is a local date-time, written 'YYYY-MM-DDTHH:mm:ss'. */
export function isLocalDateTime(value: string): boolean {
  return isLocalDate(value.slice(0, 10)) && /^T([01]\d|2[0-3])(:[0-5]\d){2}$/.test(value.slice(10));
}
