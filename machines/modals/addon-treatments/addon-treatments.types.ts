import type { GuestLabel } from '../../../src/domain/guests/guest-labels.ts';
import type { GuestAge } from '../../../src/domain/guests/guests.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { TreatmentPackageSelection } from '../../../src/domain/addons/package-selections.ts';
import type { Treatment } from '../../../src/domain/spa/spa.ts';
import type { TimesAnswer } from '../../shared/open-modal.ts';

export interface AddOnTreatmentsInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  /** What the estate calls the add-on. */
  name: string;
  /** The booking's; null on a booked stay. */
  sessionId: string | null;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  /** First names of everybody in the room. */
  guests: GuestLabel[];
  ages: GuestAge[];
  treatments: Treatment[];
  /** The treatments that the room has already. */
  atOpening: readonly TreatmentPackageSelection[];
}

export type AddOnTreatmentsOutput = TimesAnswer<TreatmentPackageSelection>;
