import { isHeld, isHoldLive, searchWithVouchers } from '../../src/domain/booking/legs.ts';
import type { Booking } from '../../src/domain/booking/booking.ts';
import type { OpenSearch } from '../../src/domain/search/occupancy.ts';
import type { Session } from '../../src/domain/booking/session.ts';
import type { Place } from '../../src/domain/booking/steps.ts';
import type { Draft } from '../../src/draft/draft.ts';
import type { BookingUpdated } from '../shared/booking-updated.ts';
import { destinationAt, type BookingContext, type Changes, type Stay, type Visit } from './booking.types.ts';

type Known = Pick<BookingContext, 'draft' | 'visit' | 'search'>;

export function sessionOf({ visit }: Pick<Known, 'visit'>): Session | null {
  return visit?.session ?? null;
}

export function bookingOf({ visit }: Pick<Known, 'visit'>): Booking | null {
  return visit?.stay?.booking ?? null;
}

/** What a step after the search works on; null before the guest has searched. */
export function stayOf({ configuration, visit }: Pick<BookingContext, 'configuration' | 'visit'>) {
  return configuration && visit?.stay ? { configuration, session: visit.session, ...visit.stay } : null;
}

/** The search that the next one begins with; null where only the page's own opening values are left. */
export function searchOf({ visit, search }: Pick<Known, 'visit' | 'search'>): OpenSearch | null {
  return visit?.stay ? searchWithVouchers(visit.stay.booking) : search;
}

/** The search of a kept draft; null where it has none. */
export function searchOfDraft(draft: Draft | null): OpenSearch | null {
  return draft?.booking ? searchWithVouchers(draft.booking) : (draft?.search ?? null);
}

/** Whether any room of the booking is held. */
export function holdsRooms(booking: Booking | null): boolean {
  return booking?.legs.some(isHeld) ?? false;
}

export function hasHold(context: BookingContext): boolean {
  const booking = bookingOf(context);
  return booking !== null && isHoldLive(booking);
}

/** Nothing is kept and no session is alive. `search`: what the next search begins with. */
export function withoutVisit(search: OpenSearch | null) {
  return { draft: null, visit: null, search } satisfies Changes;
}

/** The booking changed, wherever there is one: under way, or in a draft from an earlier load of the page. */
export function withBooking({ draft, visit }: Known, change: (booking: Booking) => Booking) {
  return {
    draft: draft && { ...draft, booking: draft.booking && change(draft.booking) },
    visit: visit && {
      ...visit,
      stay: visit.stay && { ...visit.stay, booking: change(visit.stay.booking) },
    },
  } satisfies Changes;
}

export function withStay(visit: Visit, stay: Stay): Changes {
  return { visit: { ...visit, stay } };
}

/** A step has changed the booking that is under way. */
export function applyPatch({ visit }: BookingContext, { patch }: BookingUpdated): Changes {
  return visit?.stay ? withStay(visit, { ...visit.stay, booking: { ...visit.stay.booking, ...patch } }) : {};
}

/** The guest goes on from this place. `place`: null between two screens, where the destination stays. */
export function wantPlace(_: BookingContext, { place }: { place: Place | null }): Changes {
  return place ? { destination: destinationAt(place) } : {};
}
