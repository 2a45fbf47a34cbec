import type { TeeTimeDay } from '../../../src/api/golf/tee-times.ts';
import type { GolfSelection } from '../../../src/domain/golf/golf.ts';
import type { LocalDate } from '../../../src/domain/dates/dates.ts';

export interface TeeTimesInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  sessionId: string;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  adults: number;
  selections: GolfSelection[];
  /**
   * The tee times of each day where the step has loaded them before; with null the modal loads them.
   */
  days: TeeTimeDay[] | null;
}

export type TeeTimesOutput =
  | { type: 'submitted'; selections: GolfSelection[]; days: TeeTimeDay[] | null }
  | { type: 'closed'; days: TeeTimeDay[] | null };
