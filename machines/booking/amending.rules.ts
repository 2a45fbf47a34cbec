import { asNewSearch } from '../../src/domain/occupancy.ts';
import { bookingOf, searchOf, withBooking, type Stay } from './booking.stay.ts';
import type { BookingContext, Changes } from './booking.types.ts';

/** The id of the booked room that this booking replaces; null in a new booking. */
export function amendIdOf({ stay, opening, link }: BookingContext): string | null {
  const asked = link?.amendId ?? opening.amendId ?? null;
  if (stay.phase === 'none') return asked ?? stay.search?.amendId ?? null;
  const search =
    stay.phase === 'kept'
      ? (stay.draft.booking?.search ?? stay.draft.search)
      : (bookingOf(stay)?.search ?? searchOf(stay));
  return search ? search.amendId : asked;
}

/** Whether an amendment waits for the login of the member whose booking it changes (F-13). */
export function asksForMember({ canLogin, profile, stay }: BookingContext): boolean {
  return canLogin && profile === null && (searchOf(stay)?.amendId ?? null) !== null;
}

/** The booking goes on as a new one: nothing that is sent from now on names the booked room. */
export function endAmendment({ stay, opening, link, lost }: BookingContext) {
  return {
    stay: asNewStay(withBooking(stay, (booking) => ({ ...booking, search: asNewSearch(booking.search) }))),
    opening: asNewSearch(opening),
    link: link && asNewSearch(link),
    lost: lost && { ...lost, search: asNewSearch(lost.search) },
  } satisfies Changes;
}

function asNewStay(stay: Stay): Stay {
  switch (stay.phase) {
    case 'none':
    case 'session':
      return { ...stay, search: stay.search && asNewSearch(stay.search) };
    case 'searched':
      return { ...stay, search: asNewSearch(stay.search) };
    case 'kept': {
      const { search } = stay.draft;
      return { ...stay, draft: { ...stay.draft, search: search && asNewSearch(search) } };
    }
    case 'booking':
      return stay;
  }
}
