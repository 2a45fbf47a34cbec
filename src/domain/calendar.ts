import { addDays, addMonths, startOfMonth, startOfWeek, type LocalDate } from './dates.ts';
import { isInWindow, type DateWindow } from './calendar-range.ts';
import type { MinorUnits } from './money.ts';

/** Days that the inline calendar asks for, shows and moves by (A §9.4). */
export const WEEK_NIGHTS = 7;

/** Nights that the month calendar asks for (A §9.4, D-36). */
export const MONTH_NIGHTS = 41;

const DAYS_IN_WEEK = 7;

/** One day of a price calendar (A §3.7). */
export interface CalendarDay {
  date: LocalDate;
  amount: MinorUnits | null;
  isAvailable: boolean;
  isClosed: boolean;
  units: number;
  minLengthOfStay: number | null;
}

/**
 * A day as a calendar shows it; without a price '-' in the week (A §2.5), 'Unavailable' in the month (A §2.6, D-36).
 * `price` is for one night, fees included (E-08).
 */
export interface PricedDay {
  date: LocalDate;
  price: MinorUnits | null;
  /** The fewest nights of a stay from this day, where it is more than one: marked with '*' (A §2.6, E-11). */
  minimumNights: number | null;
  canBePicked: boolean;
}

/** A day of the month grid. */
export interface MonthDay extends PricedDay {
  isInMonth: boolean;
}

/** Whether a day can be clicked (D-86); undefined where the answer lacks it. */
type CanPick = (date: LocalDate, day: CalendarDay | undefined, window: DateWindow) => boolean;

/** In the week: it is within the window and the answer has it. */
export const canPickWeekDay: CanPick = (date, day, window) => day !== undefined && isInWindow(date, window);

/** In the month: it is not closed either (A §4.5). */
export const canPickMonthDay: CanPick = (date, day, window) =>
  canPickWeekDay(date, day, window) && !day?.isClosed;

/** What an answer says of a day. */
export function dayOn(answer: readonly CalendarDay[], date: LocalDate): CalendarDay | undefined {
  return answer.find((day) => day.date === date);
}

/** The inline calendar starts on the day before arrival (A §9.4). */
export function firstWeekOf(arrivalDate: LocalDate): LocalDate {
  return addDays(arrivalDate, -1);
}

/** The seven days from `from`, priced by the answer where it has them, with a night's fees in minor units. */
export function weekFrom(
  from: LocalDate,
  answer: CalendarDay[],
  window: DateWindow,
  fees: MinorUnits,
): PricedDay[] {
  return pricedDays(from, WEEK_NIGHTS, answer, window, fees, canPickWeekDay);
}

/** Whether the week before still has a day on which a stay can begin. */
export function hasPreviousWeek(from: LocalDate, window: DateWindow): boolean {
  return from > window.first;
}

/** Forward only to less than two years ahead (A §4.5). */
export function hasNextWeek(from: LocalDate, window: DateWindow): boolean {
  return addDays(from, WEEK_NIGHTS) < window.last;
}

/** The first night that is asked for: the Monday of the month's first week (A §9.4). `month` is its first day. */
export function gridStart(month: LocalDate): LocalDate {
  return startOfWeek(month);
}

/**
 * As many whole weeks as hold the 41 nights, each from `firstDay`; a day that the answer lacks has no price (D-36), as
 * the first may where weeks do not begin on Monday. `fees` are those of a night in minor units, which each price includes (E-08).
 */
export function monthWeeks(
  month: LocalDate,
  answer: CalendarDay[],
  window: DateWindow,
  fees: MinorUnits,
  firstDay: number,
): MonthDay[][] {
  const weeks = Math.ceil(MONTH_NIGHTS / DAYS_IN_WEEK);
  const start = startOfWeek(month, firstDay);
  const days = pricedDays(start, weeks * DAYS_IN_WEEK, answer, window, fees, canPickMonthDay).map((day) => ({
    ...day,
    isInMonth: startOfMonth(day.date) === month,
  }));
  return Array.from({ length: weeks }, (_, week) =>
    days.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK),
  );
}

export function hasPreviousMonth(month: LocalDate, window: DateWindow): boolean {
  return month > window.first;
}

/** Forward only to less than two years ahead (A §4.5). */
export function hasNextMonth(month: LocalDate, window: DateWindow): boolean {
  return addMonths(month, 1) < window.last;
}

/** The price to sleep there on that day with a night's fees, in minor units, or null where nothing can be had. */
export function priceOn(day: CalendarDay | undefined, fees: MinorUnits): MinorUnits | null {
  return day && day.isAvailable && !day.isClosed && day.amount !== null ? day.amount + fees : null;
}

/** The fewest nights of a stay from a day that has a room left, where it is more than one (A §3.7, E-11, D-395). */
export function minimumNights(day: CalendarDay | undefined): number | null {
  if (!day?.minLengthOfStay || day.isClosed || day.units === 0) return null;
  return day.minLengthOfStay > 1 ? day.minLengthOfStay : null;
}

function pricedDays(
  from: LocalDate,
  count: number,
  answer: readonly CalendarDay[],
  window: DateWindow,
  fees: MinorUnits,
  canPick: CanPick,
): PricedDay[] {
  return Array.from({ length: count }, (_, offset) => {
    const date = addDays(from, offset);
    const day = dayOn(answer, date);
    return {
      date,
      price: priceOn(day, fees),
      minimumNights: minimumNights(day),
      canBePicked: canPick(date, day, window),
    };
  });
}
