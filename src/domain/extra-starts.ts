import type { MudTreatment } from './add-on-kinds.ts';
import { compareDates, dateOf, type LocalDate, type LocalDateTime } from './dates.ts';
import type { ExtrasAnswer, ExtraSlot } from './spa.ts';

/** As few may be in the mud room (A §9.9). */
export const MUD_MIN_GUESTS = 2;

/** A start in the mud room or the spa garden, with the code or id that it is booked by. */
export interface ExtraStart {
  code: string;
  slot: ExtraSlot;
}

/** Every code that the mud room may be asked for (A §7.8). */
export function mudCodes(treatments: readonly MudTreatment[]): string[] {
  return [...new Set(treatments.flatMap(codesOf))];
}

/** The codes of the treatment for so many guests; none where there is no such treatment (A §5.9). */
export function mudCodesFor(treatments: readonly MudTreatment[], guests: number): string[] {
  const treatment = treatments.find(({ occupancy }) => occupancy === guests);
  return treatment ? codesOf(treatment) : [];
}

/** The starts of some keys of an answer on the date that was asked for, one for each time, the earliest first. */
export function extraStarts(
  answered: ExtrasAnswer['groups'],
  keys: readonly string[],
  date: LocalDate,
): ExtraStart[] {
  const starts = new Map<LocalDateTime, ExtraStart>();
  for (const { key, items } of answered) {
    for (const slot of keys.includes(key) ? items : []) {
      const { startDateTime } = slot;
      if (dateOf(startDateTime) === date && !starts.has(startDateTime)) {
        starts.set(startDateTime, { code: key, slot });
      }
    }
  }
  return [...starts.values()].sort((a, b) => compareDates(a.slot.startDateTime, b.slot.startDateTime));
}

function codesOf({ durations }: MudTreatment): string[] {
  return durations.map(({ code }) => code);
}
