import type { LocalDate } from '../../../src/domain/dates/dates.ts';
import type { Meal } from '../../../src/domain/dining/dining-rows.ts';
import type { DiningBooking, Restaurant } from '../../../src/domain/dining/dining.ts';

export interface IncludedTablesInput {
  /** The room in the heading; null where the booking has only one. */
  room: number | null;
  meal: Meal;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  /** Dinner is included on the first night only. */
  isFirstNightOnly: boolean;
  guests: number;
  restaurants: Restaurant[];
  /** What the rate says about the meal, HTML. */
  intro: string;
}

export type IncludedTablesOutput = { type: 'submitted'; bookings: DiningBooking[] } | { type: 'closed' };
