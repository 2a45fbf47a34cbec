import type { Leg } from '../booking/booking.ts';
import { compareDates, dateOf, formatClock, type LocalDate, type LocalDateTime } from '../dates/dates.ts';
import { startsOf, type Halves, type Slot } from '../dates/slots.ts';
import { firstNameLabels, type GuestLabel } from '../guests/guest-labels.ts';
import type { HalfDay, SpaSlot, SpaTimes } from './spa.ts';

/** What a dialog knows of a treatment's starts on a date. */
interface KnownTimes {
  /** Null until they are known. */
  times: SpaTimes | null;
  half: HalfDay;
  date: LocalDate;
  /** The start that the guest has chosen; null without one. */
  chosen: LocalDateTime | null;
}

/** The time of another guest of the room. */
export interface SharedTime {
  name: GuestLabel;
  start: LocalDateTime;
}

/** When a guest's treatment can begin. */
export interface TreatmentTimes {
  half: HalfDay;
  /** The starts of `half`. */
  slots: Slot[];
  /** The date has no free start, in either half. */
  isFull: boolean;
  /** The time of another guest on the date that is free for this guest too; null where there is none. */
  shared: SharedTime | null;
}

/** The starts as a dialog shows them. `others`: the times of the room's other guests. */
export function treatmentTimes(
  { times, half, date, chosen }: KnownTimes,
  others: readonly SharedTime[],
): TreatmentTimes {
  if (times === null) return { half, slots: [], isFull: false, shared: null };
  return {
    half,
    slots: spaSlots(spaHalves(times)[half], date, chosen),
    isFull: !hasFreeSpaSlot(times, date),
    shared: others.find(({ start }) => start !== chosen && freeSpaSlot(times, date, start) !== null) ?? null,
  };
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

/** Starts of a treatment as chips, by their `displayTime` (A §2.12). */
function spaSlots(times: readonly SpaSlot[], date: LocalDate, chosen: LocalDateTime | null): Slot[] {
  return times.map((slot) => ({
    start: slot.startTime,
    label: slot.displayTime || formatClock(slot.startTime),
    isFree: isSpaSlotFree(slot, date),
    isChosen: slot.startTime === chosen,
  }));
}

/** A guest's treatment with the rate. */
export interface BookedTreatment {
  guest: GuestLabel;
  treatment: string;
  minutes: number;
  start: LocalDateTime;
}

/** The treatments of a room's rate, in order of time. */
export function bookedTreatments(leg: Leg): BookedTreatment[] {
  const names = firstNameLabels(leg);
  return leg.spaPackages
    .map(({ guestIndex, treatment, duration, time }) => ({
      guest: names[guestIndex] ?? '',
      treatment: treatment.displayName,
      minutes: duration.duration,
      start: time.startTime,
    }))
    .sort((a, b) => compareDates(a.start, b.start));
}
