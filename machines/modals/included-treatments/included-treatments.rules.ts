import { guestsForAny, isForAge, type GuestAge } from '../../../src/domain/guests/guests.ts';
import { stayDates, type LocalDate } from '../../../src/domain/dates/dates.ts';
import { itemsOn, treatmentsOf } from '../../../src/domain/spa/spa-durations.ts';
import type {
  SpaDay,
  SpaSelection,
  SpaSlot,
  Treatment,
  TreatmentDuration,
} from '../../../src/domain/spa/spa.ts';
import type { GuestLabel } from '../../../src/domain/guests/guest-labels.ts';
import type { TimesAnswer } from '../../shared/open-modal.ts';

export interface IncludedTreatmentsInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  sessionId: string;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  /** First names of everybody in the room. */
  guests: GuestLabel[];
  ages: GuestAge[];
  /** The treatments of the rate's first group. */
  treatments: Treatment[];
  /** The selections that the booking already has. */
  selections: SpaSelection[];
}

export type IncludedTreatmentsOutput = TimesAnswer<SpaSelection>;

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

/** What the modal knows, apart from the open page. */
export interface IncludedTreatmentsFacts extends Omit<IncludedTreatmentsInput, 'selections'> {
  /** The guests who are old enough for at least one treatment, as places in the room. */
  able: number[];
  /** Arrival to the last night. */
  dates: LocalDate[];
  days: SpaDay[];
  picks: SpaPick[];
  place: SpaPlace;
}

export function openingFacts({ selections, ...input }: IncludedTreatmentsInput): IncludedTreatmentsFacts {
  return {
    ...input,
    able: guestsForAny(input.ages, input.treatments),
    dates: stayDates(input.stay),
    days: [],
    picks: selections,
    place: { guestIndex: 0, dateIndex: 0 },
  };
}

/** The date that is shown. */
export function dateShown({ dates, place }: IncludedTreatmentsFacts): LocalDate {
  return dates[place.dateIndex] ?? '';
}

/** The treatments on sale on the shown date for which the shown guest is old enough. */
export function treatmentsShown(facts: IncludedTreatmentsFacts): Treatment[] {
  const { treatments, ages, place, days } = facts;
  const own = treatments.filter(({ minimumAge }) => isForAge(ages[place.guestIndex], minimumAge));
  return treatmentsOf(own, itemsOn(days, dateShown(facts)));
}

export function pickAt(picks: readonly SpaPick[], place: SpaPlace): SpaPick | null {
  return picks.find((pick) => isAt(pick, place)) ?? null;
}

/** The pick for a treatment's duration; null where it is not on sale on the shown date, or not for the shown guest. */
export function pickOf(
  facts: IncludedTreatmentsFacts,
  treatmentId: string,
  durationId: string,
): SpaPick | null {
  const treatment = treatmentsShown(facts).find(({ id }) => id === treatmentId);
  const duration = treatment?.durations.find(({ id }) => id === durationId);
  if (!treatment || !duration) return null;
  const { id, displayName } = treatment;
  return { ...facts.place, treatment: { id, displayName }, duration, time: null };
}

/** The picks with a new one. It replaces the pick of the same guest and date (A §4.7). */
export function withPick(picks: readonly SpaPick[], pick: SpaPick): SpaPick[] {
  return [...picks.filter((other) => !isAt(other, pick)), pick];
}

/** The next guest on the same date, else the first guest on the next date; null after the last. */
export function nextPlace({ able, dates, place }: IncludedTreatmentsFacts): SpaPlace | null {
  const { guestIndex, dateIndex } = place;
  const next = able[able.indexOf(guestIndex) + 1];
  if (next !== undefined) return { guestIndex: next, dateIndex };
  return dateIndex + 1 < dates.length ? { guestIndex: 0, dateIndex: dateIndex + 1 } : null;
}

/** The place with another guest or another date. */
export function placeWith({ place }: IncludedTreatmentsFacts, change: Partial<SpaPlace>): SpaPlace {
  const { guestIndex = place.guestIndex, dateIndex = place.dateIndex } = change;
  return { guestIndex, dateIndex };
}

export function isPlace(
  { able, dates }: IncludedTreatmentsFacts,
  { guestIndex, dateIndex }: SpaPlace,
): boolean {
  return able.includes(guestIndex) && dates[dateIndex] !== undefined;
}

/** The picks that have a time, date by date and guest by guest. */
export function selectionsOf(picks: readonly SpaPick[]): SpaSelection[] {
  return picks
    .flatMap(({ time, ...pick }): SpaSelection[] => (time ? [{ bookingType: 2, ...pick, time }] : []))
    .sort((a, b) => a.dateIndex - b.dateIndex || a.guestIndex - b.guestIndex);
}

function isAt(pick: SpaPlace, { guestIndex, dateIndex }: SpaPlace): boolean {
  return pick.guestIndex === guestIndex && pick.dateIndex === dateIndex;
}
