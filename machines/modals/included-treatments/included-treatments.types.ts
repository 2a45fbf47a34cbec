import type { GuestLabel } from '../../../src/domain/guests/guest-labels.ts';
import type { GuestAge } from '../../../src/domain/guests/guests.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { SpaSelection, Treatment } from '../../../src/domain/spa/spa.ts';
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
