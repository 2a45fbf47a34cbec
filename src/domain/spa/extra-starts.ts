import type { MudTreatment } from '../addons/add-on-kinds.ts';
import { compareDates, dateOf, type LocalDate, type LocalDateTime } from '../dates/dates.ts';
import type { ExtrasAnswer, ExtraSlot } from './spa.ts';

/** The fewest guests for the mud room. */
export const MUD_MIN_GUESTS = 2;

/** A start in the mud room or the spa garden, with its code or id for the booking. */
export interface ExtraStart {
  code: string;
  slot: ExtraSlot;
}

/** All codes of the mud room (A §7.8). */
export function mudCodes(treatments: readonly MudTreatment[]): string[] {
  return [...new Set(treatments.flatMap(codesOf))];
}

/** The codes of the mud treatment for this number of guests; empty where there is none (A §5.9). */
export function mudCodesFor(treatments: readonly MudTreatment[], guests: number): string[] {
  const treatment = treatments.find(({ occupancy }) => occupancy === guests);
  return treatment ? codesOf(treatment) : [];
}

/** The starts of these keys on the date, one per time, the earliest first. */
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
