import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { GolfPackageSelection } from '../../../src/domain/addons/package-selections.ts';
import type { TimesAnswer } from '../../shared/open-modal.ts';

export interface AddOnGolfInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  /** What the estate calls the add-on. */
  name: string;
  sessionId: string;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  /** Adults and children of the room: no more can play. */
  mostPlayers: number;
  /** The rounds that the room has already. */
  atOpening: readonly GolfPackageSelection[];
}

export type AddOnGolfOutput = TimesAnswer<GolfPackageSelection>;
