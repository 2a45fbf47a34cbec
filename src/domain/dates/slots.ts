import { dateOf, formatClock, type LocalDate, type LocalDateTime } from './dates.ts';
import type { TeeTime } from '../golf/golf.ts';
import type { HalfDay, SpaSlot, SpaTimes } from '../spa/spa.ts';

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

/** Whether a treatment can start then: the slot is available, on the day in question. */
function isSpaSlotFree(slot: SpaSlot, date: LocalDate): boolean {
  return slot.isAvailable && dateOf(slot.startTime) === date;
}

/** The starts of the only guest in an answer (A §3.14). */
export function spaHalves(times: SpaTimes): Halves<SpaSlot> {
  return times.guestAvailability[0]?.periods ?? { AM: [], PM: [] };
}

/** The free start of the treatment at this time; null where there is none. */
export function freeSpaSlot(times: SpaTimes, date: LocalDate, start: LocalDateTime): SpaSlot | null {
  const found = startsOf(spaHalves(times)).find((slot) => slot.startTime === start);
  return found && isSpaSlotFree(found, date) ? found : null;
}

/** Whether there is any free start of the treatment. */
export function hasFreeSpaSlot(times: SpaTimes, date: LocalDate): boolean {
  return startsOf(spaHalves(times)).some((slot) => isSpaSlotFree(slot, date));
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

/** Starts of a treatment as chips, by their `displayTime` (A §2.12). */
export function spaSlots(times: readonly SpaSlot[], date: LocalDate, chosen: LocalDateTime | null): Slot[] {
  return times.map((slot) => ({
    start: slot.startTime,
    label: slot.displayTime || formatClock(slot.startTime),
    isFree: isSpaSlotFree(slot, date),
    isChosen: slot.startTime === chosen,
  }));
}
