import { addDays, startOfMonth, startOfWeek, type LocalDate } from '../../../src/domain/dates/dates.ts';

/**
 * Six weeks, starting on `firstDay`, from the week in which the month of `date` begins. Every month has the same
 * height.
 */
export function weeksOfMonth(date: LocalDate, firstDay: number): LocalDate[][] {
  const start = startOfWeek(startOfMonth(date), firstDay);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
}

/** 1 to 31. */
export const dayOfMonth = (date: LocalDate): number => Number(date.slice(8, 10));
