import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { PoolSelection } from '../../../src/domain/spa/spa.ts';
import type { TimesAnswer } from '../../shared/open-modal.ts';

export interface PoolAccessInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  /** Arrival to departure. */
  dates: LocalDate[];
  selections: PoolSelection[];
}

export type PoolAccessOutput = TimesAnswer<PoolSelection>;
