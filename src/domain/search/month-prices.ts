import { dayOn, type CalendarDay } from '../dates/calendar.ts';
import type { DateWindow } from '../dates/calendar-range.ts';
import { addMonths, startOfMonth, type LocalDate } from '../dates/dates.ts';

/** The answers for the 41 nights of each month's grid, by the month's first day. */
export type MonthPrices = Readonly<Record<LocalDate, CalendarDay[]>>;

/** The day in its own month's answer, else in another month's grid; undefined where no answer has it. */
export function dayIn(prices: MonthPrices, date: LocalDate): CalendarDay | undefined {
  const own = prices[startOfMonth(date)] ?? [];
  return dayOn(own, date) ?? dayOn(Object.values(prices).flat(), date);
}

/** Months side by side from `month`, by their first days. Ends with the month of the last arrival. */
export function monthsFrom(month: LocalDate, count: number, window: DateWindow): LocalDate[] {
  return Array.from({ length: count }, (_, later) => addMonths(month, later)).filter(
    (each) => each === month || each <= window.last,
  );
}

/**
 * The next month to ask for; null where all are known. First the shown months, then the months of `days` that no answer
 * has.
 */
export function missingMonth(
  prices: MonthPrices,
  shown: readonly LocalDate[],
  days: readonly LocalDate[],
): LocalDate | null {
  const wanted = days.filter((day) => dayIn(prices, day) === undefined).map(startOfMonth);
  return [...shown, ...wanted].find((month) => !(month in prices)) ?? null;
}
