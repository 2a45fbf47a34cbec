import { writeDate, type LocalDate, type LocalDateTime } from '../dates/dates.ts';

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** A restaurant of the estate. */
export interface Restaurant {
  restaurantId: string;
  displayName: string;
  menuLink: string | null;
  daysOpened: Record<Weekday, boolean>;
}

/** Tables that can be had on one date. */
export interface DiningDay {
  date: LocalDate;
  restaurantAvailabilities: {
    restaurantId: string;
    availability: { timeSlots: { timeSlot: LocalDateTime }[] };
  }[];
}

/** A breakfast or dinner table of a leg; without availability restaurant and timeslot are null (A §5.8). */
export interface DiningBooking {
  date: LocalDate;
  restaurant: string | null;
  isAvailable: boolean;
  timeslot: LocalDateTime | null;
}

/** Whether a restaurant opens on a date's day of the week (A §9.8). */
export function opensOn({ daysOpened }: Restaurant, date: LocalDate): boolean {
  const weekday = writeDate(date, 'dddd');
  return Object.entries(daysOpened).some(([day, isOpen]) => isOpen && day === weekday);
}

/** Whether all restaurants of a meal are closed on a date, as distinct from full (F-03). */
export function allClosedOn(restaurants: readonly Restaurant[], date: LocalDate): boolean {
  return restaurants.length > 0 && restaurants.every((restaurant) => !opensOn(restaurant, date));
}

/** Whether a restaurant opens on at least one of the dates. */
export function opensOnAny(restaurant: Restaurant, dates: readonly LocalDate[]): boolean {
  return dates.some((date) => opensOn(restaurant, date));
}
