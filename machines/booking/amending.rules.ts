import { searchOf, withBooking } from './booking.stay.ts';
import type { BookingContext, Changes } from './booking.types.ts';

/** Whether an amendment waits for the login of the member whose booking it changes (F-13). */
export function asksForMember({ canLogin, profile, stay }: BookingContext): boolean {
  return canLogin && profile === null && (searchOf(stay)?.amendId ?? null) !== null;
}

/** Makes an amendment an ordinary booking, which replaces no room. */
export function endAmendment({ opening, stay }: BookingContext): Changes {
  return {
    opening: { ...opening, amendId: null },
    stay:
      stay.phase === 'session'
        ? { ...stay, search: stay.search && ordinary(stay.search) }
        : withBooking(stay, (booking) => ({ ...booking, search: ordinary(booking.search) })),
  };
}

function ordinary<Search extends { amendId: string | null }>(search: Search): Search {
  return { ...search, amendId: null };
}
