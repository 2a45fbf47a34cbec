import type { LocalDate } from './dates.ts';
import type { Pence } from './money.ts';

/** One day of a price calendar (A §3.7). */
export interface CalendarDay {
  date: LocalDate;
  amount: Pence | null;
  isAvailable: boolean;
  isClosed: boolean;
  units: number;
  minLengthOfStay: number | null;
}
