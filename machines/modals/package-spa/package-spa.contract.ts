import type { GuestAge } from '../../../src/domain/guests.ts';
import type { LocalDate } from '../../../src/domain/dates.ts';
import type { TreatmentPackageSelection } from '../../../src/domain/package-selections.ts';
import type { Treatment } from '../../../src/domain/spa.ts';
import type { OpenedAddOn } from '../../shared/opened-add-on.ts';

export interface PackageSpaInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  /** What the estate calls the add-on. */
  name: string;
  /** The booking's; null on a booked stay. */
  sessionId: string | null;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  /** First names of everybody in the room. */
  guests: string[];
  ages: GuestAge[];
  treatments: Treatment[];
}

export type PackageSpaOutput =
  { type: 'submitted'; selections: TreatmentPackageSelection[] } | { type: 'closed' };

/** What the add-on is for holds for each of its treatments (D-386). */
export function spaInputOf(opened: OpenedAddOn): PackageSpaInput {
  const { room, content, stay, sessionId, firstNames, ages } = opened;
  const { displayName, spaTreatments } = content;
  const treatments = spaTreatments.map((treatment) => ({
    ...treatment,
    minimumAge: Math.max(treatment.minimumAge, content.minimumAge),
  }));
  return { room, name: displayName, sessionId, stay, guests: firstNames, ages, treatments };
}
