import { dateOf, formatClock, type LocalDate, type LocalDateTime } from './dates.ts';
import type { PackageTeeTime } from './golf.ts';
import type { Slot } from './slots.ts';

/** Whether a tee time of the package can be chosen: it has a reference, and is on the day asked for (A §5.9). */
export function isPackageTeeTimeFree(time: PackageTeeTime, date: LocalDate): boolean {
  return time.reference !== null && dateOf(time.time) === date;
}

/** Tee times of the package as chips, 'HH:mm' (A §9.10). */
export function packageTeeTimeSlots(
  times: readonly PackageTeeTime[],
  date: LocalDate,
  chosen: LocalDateTime | null,
): Slot[] {
  return times.map((time) => ({
    start: time.time,
    label: formatClock(time.time),
    isFree: isPackageTeeTimeFree(time, date),
    isChosen: time.time === chosen,
  }));
}
