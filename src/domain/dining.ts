import { weekdayOf, type LocalDate, type LocalDateTime } from './dates.ts';

export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** A restaurant of the estate (A §3.12). */
export interface Restaurant {
  RestaurantId: string;
  DisplayName: string;
  MenuLink: string | null;
  DaysOpened: Record<Weekday, boolean>;
}

/** Tables that can be had on one date (A §3.12). */
export interface DiningDay {
  Date: LocalDate;
  RestaurantAvailabilities: {
    RestaurantId: string;
    Availability: { TimeSlots: { TimeSlot: LocalDateTime }[] };
  }[];
}

/** A breakfast or dinner table of a leg; without availability restaurant and timeslot are null (A §3.9, §5.8). */
export interface DiningBooking {
  date: LocalDate;
  restaurant: string | null;
  isAvailable: boolean;
  timeslot: LocalDateTime | null;
}

/** Whether a restaurant opens on a date's day of the week (A §9.8). */
export function opensOn(restaurant: Restaurant, date: LocalDate): boolean {
  return restaurant.DaysOpened[weekdayOf(date)];
}

/** Whether a restaurant opens on at least one of the dates (A §9.9). */
export function opensOnAny(restaurant: Restaurant, dates: readonly LocalDate[]): boolean {
  return dates.some((date) => opensOn(restaurant, date));
}
