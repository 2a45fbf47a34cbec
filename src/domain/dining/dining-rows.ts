import { addDays, dateOf, stayDates, type LocalDate, type LocalDateTime } from '../dates/dates.ts';
import { opensOn, type DiningDay, type Restaurant } from './dining.ts';

export type Meal = 'breakfast' | 'dinner';

export interface StayOfNights {
  arrivalDate: LocalDate;
  numberOfNights: number;
}

/** A restaurant, and its tables on one date. */
export interface DiningOption {
  restaurant: Restaurant;
  times: LocalDateTime[];
}

/** One date of the dining modal. Without options no table is on offer. */
export interface DiningDate {
  date: LocalDate;
  options: DiningOption[];
}

/** The dates of a meal: the morning after each night, the evening of each night, or the first evening only (A §7.8). */
export function diningDates(meal: Meal, stay: StayOfNights, isFirstNightOnly: boolean): LocalDate[] {
  const nights = stayDates(stay);
  if (meal === 'breakfast') return nights.map((night) => addDays(night, 1));
  return isFirstNightOnly ? nights.slice(0, 1) : nights;
}

/** The dates with their offers: each restaurant that opens that day and has times (F-03, not 'any lacks' of A §5.8). */
export function diningDatesOf(
  dates: readonly LocalDate[],
  days: readonly DiningDay[],
  restaurants: readonly Restaurant[],
): DiningDate[] {
  return dates.map((date) => ({ date, options: optionsOn(date, days, restaurants) }));
}

function optionsOn(
  date: LocalDate,
  days: readonly DiningDay[],
  restaurants: readonly Restaurant[],
): DiningOption[] {
  const found = days.find((day) => day.date === date)?.restaurantAvailabilities ?? [];
  return found.flatMap(({ restaurantId, availability }) => {
    const restaurant = restaurants.find((candidate) => candidate.restaurantId === restaurantId);
    const slots = availability.timeSlots.map(({ timeSlot }) => timeSlot);
    const times = slots.filter((time) => dateOf(time) === date);
    return restaurant && opensOn(restaurant, date) && times.length > 0 ? [{ restaurant, times }] : [];
  });
}
