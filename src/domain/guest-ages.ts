import type { Guest } from './booking.ts';

/** A guest's age in whole years. The account does not know who of a room with children is a child (D-386). */
export type GuestAge = number | 'adult' | 'unknown';

/** How old the guests of a booking's room are. */
export function agesOf(guests: readonly Pick<Guest, 'age'>[]): GuestAge[] {
  return guests.map(({ age }) => age ?? 'adult');
}

/** Whether something is offered to a guest: not to one who is known to be too young for it (D-386). */
export function isForAge(age: GuestAge | undefined, minimumAge: number): boolean {
  return typeof age !== 'number' || age >= minimumAge;
}

/** Whether a guest is known to be old enough: nobody else is ticked beforehand (D-386). */
export function isOldEnough(age: GuestAge | undefined, minimumAge: number): boolean {
  return minimumAge === 0 || (age !== 'unknown' && isForAge(age, minimumAge));
}

/** The places of the guests to whom something is offered, in the order of the room. */
function guestsOfAge(ages: readonly GuestAge[], minimumAge: number): number[] {
  return ages.flatMap((age, index) => (isForAge(age, minimumAge) ? [index] : []));
}

/** The same for treatments, of which any will do. */
export function guestsForAny(
  ages: readonly GuestAge[],
  treatments: readonly { minimumAge: number }[],
): number[] {
  return guestsOfAge(ages, youngestFor(treatments));
}

/** The youngest that any of the treatments is for; 0 where there are none. */
export function youngestFor(treatments: readonly { minimumAge: number }[]): number {
  return treatments.length === 0 ? 0 : Math.min(...treatments.map(({ minimumAge }) => minimumAge));
}
