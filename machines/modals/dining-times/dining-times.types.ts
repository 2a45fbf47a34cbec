import type { LocalDate } from '../../../src/domain/dates.ts';
import type { Meal } from '../../../src/domain/dining-rows.ts';
import type { DiningBooking, Restaurant } from '../../../src/domain/dining.ts';

export interface DiningTimesInput {
  /** The room in the heading; null where the booking has only one (A §2.9). */
  room: number | null;
  meal: Meal;
  stay: { arrivalDate: LocalDate; numberOfNights: number };
  /** Dinner is included on the first night only (A §7.8). */
  isFirstNightOnly: boolean;
  guests: number;
  restaurants: Restaurant[];
  /** What the rate says about the meal, HTML (A §2.10). */
  intro: string;
}

export type DiningTimesOutput = { type: 'submitted'; bookings: DiningBooking[] } | { type: 'closed' };
