import type { LocalDate } from './dates.ts';
import type { Pence } from './money.ts';

/** One day of a price calendar (A §3.7). */
export interface CalendarDay {
  Date: LocalDate;
  Amount: Pence | null;
  IsAvailable: boolean;
  IsClosed: boolean;
  Units: number;
  MinLengthOfStay: number | null;
}
