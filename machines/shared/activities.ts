import type { LocalDate } from '../../src/domain/dates/dates.ts';

interface Stay {
  arrivalDate: LocalDate;
  numberOfNights: number;
}

interface Diners {
  guests: number;
  /** Ids of the restaurants. */
  restaurants: string[];
}

/** A question for tables: for a whole stay, or for one evening of the dinner package. */
export type TablesQuestion =
  | ({ meal: 'breakfast' } & Stay & Diners)
  | ({ meal: 'dinner'; isFirstNightOnly: boolean } & Stay & Diners)
  | { meal: 'addOn'; date: LocalDate; guests: number; restaurant: string };

/** A question for the tee times of a stay, for all adults of a room. */
export interface TeeTimesQuestion extends Stay {
  sessionId: string;
  adults: number;
}

/** A question for a treatment's starts on one date, by the id of its duration. */
export interface SpaTimesQuestion {
  /** The booking's session; null on a booked stay, where each question makes its own. */
  sessionId: string | null;
  date: LocalDate;
  durationId: string;
}

/** A question for the mud room, by treatment codes, or for the spa garden, by duration ids. */
export type ExtrasQuestion =
  | { kind: 'mud'; date: LocalDate; codes: string[] }
  | { kind: 'spaGarden'; date: LocalDate; durationIds: string[] };
