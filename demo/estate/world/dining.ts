import { chance } from './chance.ts';
import { addDays, at, monthOf, weekday, weekdayName } from './days.ts';
import { isPrivateParty } from './seasons.ts';
import type { LocalDate, LocalDateTime, World } from './types.ts';
import type { Restaurant } from './wire.ts';

/** First table, last table and the minutes between them. */
const SITTINGS = {
  0: { first: 7 * 60 + 30, last: 10 * 60, every: 30 },
  2: { first: 18 * 60, last: 21 * 60, every: 30 },
};

/** Whether a restaurant opens on a date at all (A §3.12 DaysOpened). */
function isRestaurantOpen(restaurant: Restaurant, date: LocalDate): boolean {
  return Object.entries(restaurant.DaysOpened).some(([day, isOpen]) => isOpen && day === weekdayName(date));
}

/**
 * Starts of free tables at breakfast (0) or dinner (2). Empty when the restaurant is closed, does not serve that meal,
 * or is fully booked: at dinner on private parties, in the Stillroom on the last Monday of a month, and on some
 * evenings in the two smaller dining rooms.
 */
export function tableSlots(
  world: World,
  restaurantId: string,
  date: LocalDate,
  sitting: 0 | 2,
): LocalDateTime[] {
  const restaurant = world.restaurantConfiguration.Restaurants.find(
    (entry) => entry.RestaurantId === restaurantId,
  );
  const record = world.restaurants.find((entry) => entry.RestaurantId === restaurantId);
  if (!restaurant || !record || !isRestaurantOpen(restaurant, date)) return [];
  if (sitting === 0 ? !record.servesBreakfast : !record.servesDinner) return [];
  if (sitting === 2 && isFullyBooked(world, restaurantId, date)) return [];
  const { first, last, every } = SITTINGS[sitting];
  const slots: LocalDateTime[] = [];
  for (let minutes = first; minutes <= last; minutes += every) {
    const isTaken =
      chance(world.seed, `table ${restaurantId} ${date} ${minutes}`) < (sitting === 0 ? 0.1 : 0.25);
    if (!isTaken || minutes === first) slots.push(at(date, minutes));
  }
  return slots;
}

function isFullyBooked(world: World, restaurantId: string, date: LocalDate): boolean {
  if (isPrivateParty(date)) return true;
  const isLastMonday = weekday(date) === 1 && monthOf(addDays(date, 7)) !== monthOf(date);
  if (restaurantId === 'STILLROOM') return isLastMonday;
  return chance(world.seed, `evening ${restaurantId} ${date}`) < 0.08;
}
