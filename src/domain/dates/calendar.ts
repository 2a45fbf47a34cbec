import { addDays, addMonths, startOfMonth, startOfWeek, type LocalDate } from './dates.ts';
import { isInWindow, type DateWindow } from './calendar-range.ts';
import { feesTotal, UNKNOWN_FEES, type NightFees } from '../money/fees.ts';
import type { MinorUnits } from '../money/money.ts';

/** Days that the inline calendar asks for, shows and moves by (A §9.4). */
export const WEEK_NIGHTS = 7;

/** Nights that the month calendar asks for (D-36). */
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
  /** What the party cannot avoid for this night, in minor units; null where the estate does not say. */
  packagesTotal: MinorUnits | null;
}

/** The fees in the prices of a calendar: each by name as far as known, or the estate's own for each day. */
export type CalendarFees = NightFees | 'byDay';

/**
 * What the fees in these days' prices are. `fees`: a night's fees by the search. They count where no day says its own, and
 * name those of days that say as much. Where only some days say theirs, as much may be due on the others, too.
 */
export function nightFees(days: readonly CalendarDay[], fees: NightFees): CalendarFees {
  const own = days.flatMap(({ amount, packagesTotal }) => (amount === null ? [] : [packagesTotal]));
  if (own.every((total) => total === null)) return fees;
  if (own.includes(null)) return UNKNOWN_FEES;
  if (fees.areAll && own.every((total) => total === feesTotal(fees))) return fees;
  return own.some((total) => total !== 0) ? 'byDay' : { fees: [], areAll: true };
}

/**
 * A day as a calendar shows it. A day without a price is '-' in the week (A §2.5), 'Unavailable' in the month (A §2.6).
 * `price`: minor units for one night, fees included (E-08).
 */
export interface PricedDay {
  date: LocalDate;
  price: MinorUnits | null;
  /** The fewest nights of a stay from this day, shown with '*'; null where one night is enough (E-11). */
  minimumNights: number | null;
  canBePicked: boolean;
}

/** A day of the month grid. */
export interface MonthDay extends PricedDay {
  isInMonth: boolean;
  /** Whether the day is among the 41 nights. Of the others nothing is known. */
  isAsked: boolean;
}

/** Whether a day can be clicked. `day` is undefined where the answer lacks it. */
type CanPick = (date: LocalDate, day: CalendarDay | undefined, window: DateWindow) => boolean;

/** A day of the week calendar can be clicked if it is in the window and in the answer. */
export const canPickWeekDay: CanPick = (date, day, window) => day !== undefined && isInWindow(date, window);

/** A day of the month calendar must also not be closed (A §4.5). */
export const canPickMonthDay: CanPick = (date, day, window) =>
  canPickWeekDay(date, day, window) && !day?.isClosed;

/** The day in an answer; undefined where it is missing. */
export function dayOn(answer: readonly CalendarDay[], date: LocalDate): CalendarDay | undefined {
  return answer.find((day) => day.date === date);
}

/** The inline calendar starts on the day before arrival. */
export function firstWeekOf(arrivalDate: LocalDate): LocalDate {
  return addDays(arrivalDate, -1);
}

/** The seven days from `from`, with prices where the answer has them. `fees`: a night's fees in minor units. */
export function weekFrom(
  from: LocalDate,
  answer: CalendarDay[],
  window: DateWindow,
  fees: MinorUnits,
): PricedDay[] {
  return pricedDays(from, WEEK_NIGHTS, answer, window, fees, canPickWeekDay);
}

/** Whether the week before has a day on which a stay can begin. */
export function hasPreviousWeek(from: LocalDate, window: DateWindow): boolean {
  return from > window.first;
}

/** Whether the next week is less than two years ahead. */
export function hasNextWeek(from: LocalDate, window: DateWindow): boolean {
  return addDays(from, WEEK_NIGHTS) < window.last;
}

/** The first night of a month's question: the Monday of the month's first week. `month`: its first day. */
export function gridStart(month: LocalDate): LocalDate {
  return startOfWeek(month);
}

/**
 * The whole weeks that hold a month's 41 nights, each from `firstDay`, without those that are over before the window. A
 * day without an answer has no price. `fees`: a night's fees in minor units, which each price includes.
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
  const asked = { first: gridStart(month), last: addDays(gridStart(month), MONTH_NIGHTS - 1) };
  const days = pricedDays(start, weeks * DAYS_IN_WEEK, answer, window, fees, canPickMonthDay).map((day) => ({
    ...day,
    isInMonth: startOfMonth(day.date) === month,
    isAsked: isInWindow(day.date, asked),
  }));
  return Array.from({ length: weeks }, (_, week) =>
    days.slice(week * DAYS_IN_WEEK, (week + 1) * DAYS_IN_WEEK),
  ).filter((week) => week.some(({ date, isAsked }) => isAsked && date >= window.first));
}

export function hasPreviousMonth(month: LocalDate, window: DateWindow): boolean {
  return month > window.first;
}

/** Whether the next month is less than two years ahead. */
export function hasNextMonth(month: LocalDate, window: DateWindow): boolean {
  return addMonths(month, 1) < window.last;
}

/**
 * The price of the night, with the day's own fees or else `fees`, in minor units; null where no room is to be had.
 */
export function priceOn(day: CalendarDay | undefined, fees: MinorUnits): MinorUnits | null {
  if (!day || !day.isAvailable || day.isClosed || day.amount === null) return null;
  return day.amount + (day.packagesTotal ?? fees);
}

/** The fewest nights of a stay from the day; null where one night is enough, or no room is left. */
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
