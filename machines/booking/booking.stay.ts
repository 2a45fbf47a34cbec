import type { Availability } from '../../src/domain/rooms/availability.ts';
import type { Booking } from '../../src/domain/booking/booking.ts';
import type { OpenSearch, StaySearch } from '../../src/domain/search/occupancy.ts';
import type { Session } from '../../src/domain/booking/session.ts';
import type { AppliedVoucher } from '../../src/domain/vouchers/vouchers.ts';
import type { Draft } from '../../src/draft/draft.ts';
import type { Wallet } from '../../src/domain/payment/wallets.ts';

/** The guest's stay, by how far it has come. */
export type Stay =
  /** No stay yet. `search`: what the next search begins with. */
  | { phase: 'none'; search: OpenSearch | null }
  /** A kept draft from an earlier load of the page. Its session has to be checked first. */
  | { phase: 'kept'; draft: Draft }
  /** A session. `search`: the search that the form shows; null before the form opens. */
  | { phase: 'session'; session: Session; search: OpenSearch | null }
  /** Availability is being asked for. `booking`: the booking before, which is given back first. */
  | {
      phase: 'searched';
      session: Session;
      search: StaySearch;
      vouchers: AppliedVoucher[];
      booking: Booking | null;
    }
  | StayWithBooking;

/** A booking is under way, or made. */
export interface StayWithBooking {
  phase: 'booking';
  session: Session;
  booking: Booking;
  /** The room that is being chosen, or was chosen last. */
  leg: number;
  /** The answer to the booking's search; null until it comes. */
  availability: Availability | null;
  /** The provider's page for the staged bill; null for our own card form (D-27). */
  iPageSessionId: string | null;
  /** The wallets that the provider's page takes beside a card. */
  wallets: readonly Wallet[];
}

export function withoutBooking(search: OpenSearch | null): Stay {
  return { phase: 'none', search };
}

export function draftOf(stay: Stay): Draft | null {
  return stay.phase === 'kept' ? stay.draft : null;
}

export function sessionOf(stay: Stay): Session | null {
  return 'session' in stay ? stay.session : null;
}

export function bookingOf(stay: Stay): Booking | null {
  return 'booking' in stay ? stay.booking : null;
}

/** The search that the next one begins with; null where only the page's own opening values are left. */
export function searchOf(stay: Stay): OpenSearch | null {
  if (stay.phase === 'kept') return null;
  return bookingOf(stay)?.search ?? ('search' in stay ? stay.search : null);
}

/** The stay with its booking changed, wherever it has one. */
export function withBooking(stay: Stay, change: (booking: Booking) => Booking): Stay {
  if (stay.phase === 'kept')
    return { ...stay, draft: { ...stay.draft, booking: stay.draft.booking && change(stay.draft.booking) } };
  if (stay.phase === 'searched') return { ...stay, booking: stay.booking && change(stay.booking) };
  return stay.phase === 'booking' ? { ...stay, booking: change(stay.booking) } : stay;
}
