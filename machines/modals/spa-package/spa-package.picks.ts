import { isForAge, youngestFor } from '../../../src/domain/ages.ts';
import { stayDates, type LocalDate } from '../../../src/domain/dates.ts';
import { itemsOn, treatmentsOf } from '../../../src/domain/spa-durations.ts';
import type { SpaDay, SpaSelection, SpaSlot, Treatment, TreatmentDuration } from '../../../src/domain/spa.ts';
import type { SpaPackageInput } from './spa-package.contract.ts';

/** A guest and a date of the stay, both counted from 0. */
export interface SpaPlace {
  guestIndex: number;
  dateIndex: number;
}

/** A guest's treatment on a date, before and after its time is chosen. */
export interface SpaPick extends SpaPlace {
  treatment: SpaSelection['treatment'];
  duration: TreatmentDuration;
  time: SpaSlot | null;
}

/** What the modal knows besides the guest's page. */
export interface SpaPackageFacts extends Omit<SpaPackageInput, 'selections'> {
  /** Arrival to the last night (A §9.7). */
  dates: LocalDate[];
  days: SpaDay[];
  picks: SpaPick[];
  place: SpaPlace;
}

export function openingFacts({ selections, ...input }: SpaPackageInput): SpaPackageFacts {
  return {
    ...input,
    dates: stayDates(input.stay),
    days: [],
    picks: selections,
    place: { guestIndex: 0, dateIndex: 0 },
  };
}

/** The date that is shown. */
export function dateShown({ dates, place }: SpaPackageFacts): LocalDate {
  return dates[place.dateIndex] ?? '';
}

/** The treatments that the spa sells on the shown date (A §9.7). */
export function treatmentsShown(facts: SpaPackageFacts): Treatment[] {
  return treatmentsOf(facts.treatments, itemsOn(facts.days, dateShown(facts)));
}

export function pickAt(picks: readonly SpaPick[], place: SpaPlace): SpaPick | null {
  return picks.find((pick) => isAt(pick, place)) ?? null;
}

/** The pick that a treatment's duration would be; null where it is not sold on the shown date, or not to the guest. */
export function pickOf(facts: SpaPackageFacts, treatmentId: string, durationId: string): SpaPick | null {
  const treatment = treatmentsShown(facts).find(({ Id }) => Id === treatmentId);
  const duration = treatment?.Durations.find(({ Id }) => Id === durationId);
  if (!treatment || !duration) return null;
  if (!isForAge(facts.ages[facts.place.guestIndex], treatment.MinimumAge)) return null;
  const { Id, DisplayName } = treatment;
  return { ...facts.place, treatment: { Id, DisplayName }, duration, time: null };
}

/** The picks with one more, which replaces that of the same guest and date (A §4.7). */
export function withPick(picks: readonly SpaPick[], pick: SpaPick): SpaPick[] {
  return [...picks.filter((other) => !isAt(other, pick)), pick];
}

/** The places of the guests who can have a treatment, in the order of the room. */
export function guestsAble({ guests, ages, treatments }: SpaPackageFacts): number[] {
  const youngest = youngestFor(treatments);
  return guests.flatMap((_, index) => (isForAge(ages[index], youngest) ? [index] : []));
}

/** The next guest on the same date, else the first on the next date (A §4.7); null after the last of all. */
export function nextPlace(facts: SpaPackageFacts): SpaPlace | null {
  const { dates, place } = facts;
  const able = guestsAble(facts);
  const next = able.find((guestIndex) => guestIndex > place.guestIndex);
  if (next !== undefined) return { ...place, guestIndex: next };
  const [first = 0] = able;
  const dateIndex = place.dateIndex + 1;
  return dateIndex < dates.length ? { guestIndex: first, dateIndex } : null;
}

/** The place with another guest or another date. */
export function placeWith({ place }: SpaPackageFacts, change: Partial<SpaPlace>): SpaPlace {
  const { guestIndex = place.guestIndex, dateIndex = place.dateIndex } = change;
  return { guestIndex, dateIndex };
}

export function isPlace(facts: SpaPackageFacts, { guestIndex, dateIndex }: SpaPlace): boolean {
  return guestsAble(facts).includes(guestIndex) && facts.dates[dateIndex] !== undefined;
}

/** The picks that have a time, date by date and guest by guest (A §3.14). */
export function selectionsOf(picks: readonly SpaPick[]): SpaSelection[] {
  return picks
    .flatMap(({ time, ...pick }): SpaSelection[] => (time ? [{ bookingType: 2, ...pick, time }] : []))
    .sort((a, b) => a.dateIndex - b.dateIndex || a.guestIndex - b.guestIndex);
}

function isAt(pick: SpaPlace, { guestIndex, dateIndex }: SpaPlace): boolean {
  return pick.guestIndex === guestIndex && pick.dateIndex === dateIndex;
}
