import { dateOf, formatClock, type LocalDate, type LocalDateTime } from './dates.ts';
import type { TeeTime } from '../golf/golf.ts';
import type { HalfDay } from '../spa/spa.ts';

/** The half of the day shown first. */
export const FIRST_HALF: HalfDay = 'AM';

/** A start, shown as a chip. */
export interface Slot {
  start: LocalDateTime;
  /** The text that the guest reads. */
  label: string;
  isFree: boolean;
  isChosen: boolean;
}

/** Starts of one kind, in the morning and in the afternoon. */
export type Halves<Start> = Record<HalfDay, Start[]>;

/** Whether a tee time of the itinerary can be chosen: it has an item, and is on the day of its list. */
export function isTeeTimeFree(time: TeeTime, date: LocalDate): boolean {
  return time.item !== null && dateOf(time.dateTime) === date;
}

/** The starts of both halves, the morning's first. */
export function startsOf<Start>({ AM, PM }: Halves<Start>): Start[] {
  return [...AM, ...PM];
}

/** Tee times of the itinerary as chips, 'HH:mm'. */
export function teeTimeSlots(
  times: readonly TeeTime[],
  date: LocalDate,
  chosen: LocalDateTime | null,
): Slot[] {
  return times.map((time) => ({
    start: time.dateTime,
    label: formatClock(time.dateTime),
    isFree: isTeeTimeFree(time, date),
    isChosen: time.dateTime === chosen,
  }));
}
