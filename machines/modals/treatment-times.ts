import type { LocalDate, LocalDateTime } from '../../src/domain/dates/dates.ts';
import type { GuestLabel } from '../../src/domain/guests/guest-labels.ts';
import { freeSpaSlot, hasFreeSpaSlot, spaHalves, spaSlots, type Slot } from '../../src/domain/dates/slots.ts';
import type { HalfDay, SpaTimes } from '../../src/domain/spa/spa.ts';

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
