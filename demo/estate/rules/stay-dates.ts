import { refuse } from '../refusal.ts';
import { addDays } from '../world/days.ts';
import type { LocalDate } from '../world/types.ts';
import type { State } from './state.ts';

/** Stays begin today or later, and less than two years and a fortnight ahead (A §9.1). */
const LAST_DAY_AHEAD = 745;

/** Throws 400 when a stay begins in the past or ends after the last day for sale. */
export function checkStayDates(state: State, arrivalDate: LocalDate, numberOfNights: number): void {
  const { today } = state.world;
  if (arrivalDate < today) refuse('arrivalDate', 'is in the past');
  if (addDays(arrivalDate, numberOfNights) > addDays(today, LAST_DAY_AHEAD))
    refuse('arrivalDate', 'is more than two years ahead');
}
