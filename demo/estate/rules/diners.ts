import { addDays } from '../world/days.ts';
import type { LocalDate } from '../world/types.ts';
import type { State } from './state.ts';

/** A member's question for tables (A §7.8). */
interface TablesAsked {
  Guests: number;
  ArrivalDate: LocalDate;
  NumberOfNights: number;
  Restaurants: string[];
}

/** Keeps for how many a member asks, since the call that adds a dinner does not say it (B §7, D-385). */
export function rememberDiners(state: State, memberId: string, asked: TablesAsked): void {
  const { Guests, ArrivalDate, NumberOfNights, Restaurants } = asked;
  for (let night = 0; night < NumberOfNights; night += 1) {
    const date = addDays(ArrivalDate, night);
    for (const restaurant of Restaurants) state.diners.set(keyOf(memberId, restaurant, date), Guests);
  }
}

/** For how many a member last asked for a table on an evening; null where nobody asked. */
export function dinersOf(state: State, memberId: string, restaurant: string, date: LocalDate): number | null {
  return state.diners.get(keyOf(memberId, restaurant, date)) ?? null;
}

function keyOf(memberId: string, restaurant: string, date: LocalDate): string {
  return `${memberId} ${restaurant} ${date}`;
}
