import { Refusal, refuse } from '../refusal.ts';
import { addDays } from '../world/days.ts';
import { tableSlots } from '../world/dining.ts';
import type { LocalDate, LocalDateTime } from '../world/types.ts';
import { placesLeft } from './claims.ts';
import type { Claim } from './records.ts';
import type { State } from './state.ts';

/** 0 is breakfast, 2 is dinner (A §9.8). */
export type Sitting = 0 | 2;

/** Tables of one date (A §3.12). */
export interface DiningDayAnswer {
  Date: LocalDate;
  RestaurantAvailabilities: {
    RestaurantId: string;
    Availability: { TimeSlots: { TimeSlot: LocalDateTime }[] };
  }[];
}

/** Tables by date (A §7.8). A closed or full restaurant is listed without times, as a table system does. */
export function findTables(
  state: State,
  restaurants: string[],
  from: LocalDate,
  days: number,
  sitting: Sitting,
): DiningDayAnswer[] {
  for (const id of restaurants) restaurantOf(state, id);
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(from, index);
    const tables = restaurants.map((id) => ({
      RestaurantId: id,
      Availability: { TimeSlots: freeSlots(state, id, date, sitting).map((slot) => ({ TimeSlot: slot })) },
    }));
    return { Date: date, RestaurantAvailabilities: tables };
  });
}

/** The claim for one table. Throws 409 when the restaurant has no table at that time. */
export function tableClaim(state: State, restaurant: string, slot: LocalDateTime, sitting: Sitting): Claim {
  const name = `${restaurantOf(state, restaurant).DisplayName} at ${slot.slice(11, 16)} on ${slot.slice(0, 10)}`;
  if (!tableSlots(state.world, restaurant, slot.slice(0, 10), sitting).includes(slot)) {
    throw new Refusal(409, `${name} is no longer available.`);
  }
  return { key: keyOf(restaurant, slot), places: 1, capacity: capacityOf(state, restaurant), name };
}

function freeSlots(state: State, restaurant: string, date: LocalDate, sitting: Sitting): LocalDateTime[] {
  const capacity = capacityOf(state, restaurant);
  return tableSlots(state.world, restaurant, date, sitting).filter(
    (slot) => placesLeft(state, keyOf(restaurant, slot), capacity) > 0,
  );
}

function restaurantOf(state: State, id: string) {
  const restaurant = state.world.restaurantConfiguration.Restaurants.find((one) => one.RestaurantId === id);
  if (!restaurant) refuse('Restaurants', `no restaurant ${id}`);
  return restaurant;
}

function capacityOf(state: State, id: string): number {
  return state.world.restaurants.find((one) => one.RestaurantId === id)?.tablesPerSlot ?? 0;
}

function keyOf(restaurant: string, slot: LocalDateTime): string {
  return `table ${restaurant} ${slot}`;
}
