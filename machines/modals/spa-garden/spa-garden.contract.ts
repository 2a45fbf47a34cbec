import type { GuestAge } from '../../../src/domain/guests.ts';
import type { LocalDate } from '../../../src/domain/dates.ts';
import type { ExtraPackageSelection } from '../../../src/domain/package-selections.ts';
import type { OpenedAddOn } from '../../shared/opened-add-on.ts';

export interface SpaGardenInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  /** What the estate calls the add-on. */
  name: string;
  /** The day of arrival (A §7.8). */
  date: LocalDate;
  /** Everybody in the room, by name: they go together. */
  guests: string[];
  ages: GuestAge[];
  /** Who is younger cannot go in; 0: everybody can (D-386). */
  minimumAge: number;
  durationIds: string[];
}

export type SpaGardenOutput = { type: 'submitted'; selections: ExtraPackageSelection[] } | { type: 'closed' };

export function spaGardenInputOf({ room, content, stay, fullNames, ages }: OpenedAddOn): SpaGardenInput {
  const { displayName, minimumAge, spaGardenTreatments } = content;
  const durationIds = (spaGardenTreatments?.durations ?? []).map(({ id }) => id);
  const guests = { guests: fullNames, ages, minimumAge };
  return { room, name: displayName, date: stay.arrivalDate, ...guests, durationIds };
}
