import { isInWindow, type DateWindow } from './calendar-range.ts';
import { minimumNights, priceOn } from './calendar-week.ts';
import type { CalendarDay } from './calendar.ts';
import { addDays, addMonths, startOfWeekMonday, startOfMonth, type LocalDate } from './dates.ts';
import type { Pence } from './money.ts';

/** Nights that the month calendar asks for (A §9.4, D-36). */
export const MONTH_NIGHTS = 41;

const DAYS_IN_WEEK = 7;

/** A day of the month grid. Without a price it shows 'Unavailable' (A §2.6, D-36). */
export interface MonthDay {
  date: LocalDate;
  isInMonth: boolean;
  price: Pence | null;
  /** The fewest nights of a stay from this day, where it is more than one: marked with '*' (A §2.6, E-11). */
  minimumNights: number | null;
  canBePicked: boolean;
}

/** The first day of the grid: the Monday of the month's first week (A §9.4). `month` is its first day. */
export function gridStart(month: LocalDate): LocalDate {
  return startOfWeekMonday(month);
}

/**
 * The whole weeks, Monday first, that hold the 41 nights; a day that the answer lacks has no price (D-36). `fees` are
 * those of a night in pence, which each price includes (E-08).
 */
export function monthWeeks(
  month: LocalDate,
  answer: CalendarDay[],
  window: DateWindow,
  fees: Pence,
): MonthDay[][] {
  const byDate = new Map(answer.map((day) => [day.date, day]));
  const start = gridStart(month);
  return Array.from({ length: Math.ceil(MONTH_NIGHTS / DAYS_IN_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_IN_WEEK }, (_, weekday) => {
      const date = addDays(start, week * DAYS_IN_WEEK + weekday);
      const day = byDate.get(date);
      return {
        date,
        isInMonth: startOfMonth(date) === month,
        price: priceOn(day, fees),
        minimumNights: minimumNights(day),
        canBePicked: canPickDay(date, day, window),
      };
    }),
  );
}

/** Whether a day can be clicked: it is within the window, the answer has it, and it is not closed (A §4.5). */
export function canPickDay(date: LocalDate, day: CalendarDay | undefined, window: DateWindow): boolean {
  return isInWindow(date, window) && day !== undefined && !day.isClosed;
}

export function hasPreviousMonth(month: LocalDate, window: DateWindow): boolean {
  return month > window.first;
}

/** Forward only to less than two years ahead (A §4.5). */
export function hasNextMonth(month: LocalDate, window: DateWindow): boolean {
  return addMonths(month, 1) < window.last;
}
