import { dateOf, formatClock, type LocalDate, type LocalDateTime } from '../dates/dates.ts';
import type { PackageTeeTime } from './golf.ts';
import type { Slot } from '../dates/slots.ts';

/** Whether the tee time of the package can be chosen: it has a reference, on the right day. */
export function isPackageTeeTimeFree(time: PackageTeeTime, date: LocalDate): boolean {
  return time.reference !== null && dateOf(time.time) === date;
}

/** The package's tee times as chips, 'HH:mm' (A §9.10). */
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
