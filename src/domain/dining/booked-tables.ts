import type { Leg } from '../booking/booking.ts';
import type { StayConfiguration } from '../configuration/configuration.ts';
import { mealRestaurants, restaurantById } from '../configuration/lookups.ts';
import { compareDates, type LocalDate, type LocalDateTime } from '../dates/dates.ts';
import type { Meal } from './dining-rows.ts';
import { allClosedOn } from './dining.ts';

/** The tables of an included meal, and the days without one; nothing in any of them until the guest has chosen. */
export interface BookedTables {
  tables: { restaurant: string; start: LocalDateTime }[];
  /** There was no table. */
  missing: LocalDate[];
  /** Every restaurant of the meal is closed (F-03). */
  closed: LocalDate[];
}

/** The tables of a room's included meal, the earliest first. */
export function bookedTables(configuration: StayConfiguration, leg: Leg, meal: Meal): BookedTables {
  const bookings = leg[meal];
  const restaurants = mealRestaurants(configuration, leg, meal);
  const without = bookings.filter(({ isAvailable }) => !isAvailable).map(({ date }) => date);
  return {
    tables: bookings
      .flatMap(({ isAvailable, restaurant, timeslot }) =>
        isAvailable && timeslot !== null
          ? [{ restaurant: restaurantById(configuration, restaurant)?.displayName ?? '', start: timeslot }]
          : [],
      )
      .sort((a, b) => compareDates(a.start, b.start)),
    missing: without.filter((date) => !allClosedOn(restaurants, date)),
    closed: without.filter((date) => allClosedOn(restaurants, date)),
  };
}
