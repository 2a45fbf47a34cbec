import { dayOn, type CalendarDay } from './calendar.ts';
import type { DateWindow } from './calendar-range.ts';
import { addMonths, startOfMonth, type LocalDate } from './dates.ts';

/** What was answered for the 41 nights of each month's grid, by the month's first day (A §9.4). */
export type MonthPrices = Readonly<Record<LocalDate, CalendarDay[]>>;

/** A day as its own month's answer has it, else as a neighbour's grid does; undefined where no answer has it. */
export function dayIn(prices: MonthPrices, date: LocalDate): CalendarDay | undefined {
  const own = prices[startOfMonth(date)] ?? [];
  return dayOn(own, date) ?? dayOn(Object.values(prices).flat(), date);
}

/** Months that stand side by side from `month`, by their first days, as far as an arrival can be chosen (A §4.5). */
export function monthsFrom(month: LocalDate, count: number, window: DateWindow): LocalDate[] {
  return Array.from({ length: count }, (_, later) => addMonths(month, later)).filter(
    (each) => each === month || each <= window.last,
  );
}

/**
 * The first month that has to be asked for, null where all is known: one of those that are shown, or the one of a day
 * whose price is wanted and that no other month's 41 nights have.
 */
export function missingMonth(
  prices: MonthPrices,
  shown: readonly LocalDate[],
  days: readonly LocalDate[],
): LocalDate | null {
  const wanted = days.filter((day) => dayIn(prices, day) === undefined).map(startOfMonth);
  return [...shown, ...wanted].find((month) => !(month in prices)) ?? null;
}
