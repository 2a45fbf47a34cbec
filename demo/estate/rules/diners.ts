import { addDays } from '../world/days.ts';
import type { LocalDate } from '../world/types.ts';
import type { State } from './state.ts';

/** A member's question for free tables (A §7.8). */
interface TablesAsked {
  Guests: number;
  ArrivalDate: LocalDate;
  NumberOfNights: number;
  Restaurants: string[];
}

/**
 * Keeps the number of diners in a member's question, because the call that adds a dinner does not name it (B §7).
 */
export function rememberDiners(state: State, memberId: string, asked: TablesAsked): void {
  const { Guests, ArrivalDate, NumberOfNights, Restaurants } = asked;
  for (let night = 0; night < NumberOfNights; night += 1) {
    const date = addDays(ArrivalDate, night);
    for (const restaurant of Restaurants) state.diners.set(keyOf(memberId, restaurant, date), Guests);
  }
}

/** The number of diners in a member's last question for an evening; null where there was none. */
export function dinersOf(state: State, memberId: string, restaurant: string, date: LocalDate): number | null {
  return state.diners.get(keyOf(memberId, restaurant, date)) ?? null;
}

function keyOf(memberId: string, restaurant: string, date: LocalDate): string {
  return `${memberId} ${restaurant} ${date}`;
}
