import { isInWindow, type DateWindow } from './calendar-range.ts';
import type { CalendarDay } from './calendar.ts';
import { addDays, type LocalDate } from './dates.ts';
import type { Pence } from './money.ts';

/** Days that the inline calendar asks for, shows and moves by (A §9.4). */
export const WEEK_NIGHTS = 7;

/** A day of the inline calendar; without a price it shows '-' (A §2.5). `price` is for one night, fees included (E-08). */
export interface WeekDay {
  date: LocalDate;
  price: Pence | null;
  /** The fewest nights of a stay from this day, where it is more than one (E-11). */
  minimumNights: number | null;
  canBePicked: boolean;
}

/** The inline calendar starts on the day before arrival (A §9.4). */
export function firstWeekOf(arrivalDate: LocalDate): LocalDate {
  return addDays(arrivalDate, -1);
}

/** The seven days from `from`, priced by the answer where it has them, with a night's fees in pence. */
export function weekFrom(from: LocalDate, answer: CalendarDay[], window: DateWindow, fees: Pence): WeekDay[] {
  return Array.from({ length: WEEK_NIGHTS }, (_, offset) => {
    const date = addDays(from, offset);
    const day = answer.find((candidate) => candidate.date === date);
    return {
      date,
      price: priceOn(day, fees),
      minimumNights: minimumNights(day),
      canBePicked: canPickWeekDay(date, day, window),
    };
  });
}

/** Whether a day can be clicked: it is within the window and the answer has it. */
export function canPickWeekDay(date: LocalDate, day: CalendarDay | undefined, window: DateWindow): boolean {
  return day !== undefined && isInWindow(date, window);
}

/** The price to sleep there on that day with a night's fees, in pence, or null where nothing can be had. */
export function priceOn(day: CalendarDay | undefined, fees: Pence): Pence | null {
  return day && day.isAvailable && !day.isClosed && day.amount !== null ? day.amount + fees : null;
}

/** The fewest nights of a stay from a day that has a room left, where it is more than one (A §3.7, E-11). */
export function minimumNights(day: CalendarDay | undefined): number | null {
  if (!day?.minLengthOfStay || day.isClosed || day.units === 0) return null;
  return day.minLengthOfStay > 1 ? day.minLengthOfStay : null;
}

/** Whether the week before still has a day on which a stay can begin. */
export function hasPreviousWeek(from: LocalDate, window: DateWindow): boolean {
  return from > window.first;
}

/** Forward only to less than two years ahead (A §4.5). */
export function hasNextWeek(from: LocalDate, window: DateWindow): boolean {
  return addDays(from, WEEK_NIGHTS) < window.last;
}
