import type { LocalDate, LocalDateTime } from '../../src/domain/dates.ts';
import type { GuestLabel } from '../../src/domain/guest-labels.ts';
import { freeSpaSlot, hasFreeSpaSlot, spaHalves, spaSlots, type Slot } from '../../src/domain/slots.ts';
import type { HalfDay, SpaTimes } from '../../src/domain/spa.ts';

/** The starts of a guest's treatment on a date, as a dialog has them. */
interface KnownTimes {
  /** Null until they are known. */
  times: SpaTimes | null;
  half: HalfDay;
  date: LocalDate;
  /** What the guest has chosen among them. */
  chosen: LocalDateTime | null;
}

/** A time that another guest of the room has. */
export interface SharedTime {
  name: GuestLabel;
  start: LocalDateTime;
}

/** When a guest's treatment can begin (A §2.10, §2.12). */
export interface TreatmentTimes {
  half: HalfDay;
  /** The starts of that half. */
  slots: Slot[];
  /** There is no free start on the date, in either half. */
  isFull: boolean;
  /** Another guest's time on the date that this guest can have too. */
  shared: SharedTime | null;
}

/** `others`: when the other guests of the room have treatments. */
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
