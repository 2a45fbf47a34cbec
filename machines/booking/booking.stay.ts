import type { Availability } from '../../src/domain/availability.ts';
import type { Booking } from '../../src/domain/booking.ts';
import type { OpenSearch, StaySearch } from '../../src/domain/occupancy.ts';
import type { Session } from '../../src/domain/session.ts';
import type { AppliedVoucher } from '../../src/domain/vouchers.ts';
import type { Draft } from '../../src/draft/draft.ts';
import type { Wallet } from '../../src/domain/wallets.ts';

/** What there is of the guest's stay, by how far it has come. */
export type Stay =
  /** Nothing, but what the next search begins with. */
  | { phase: 'none'; search: OpenSearch | null }
  /** What an earlier load of the page kept, and whose session has to be looked at first (D-38). */
  | { phase: 'kept'; draft: Draft }
  /** A session, and the search that the form shows, once it has been opened. */
  | { phase: 'session'; session: Session; search: OpenSearch | null }
  /** Availability was asked for: `booking` is what was there before, and is given back first (A §2.4). */
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
  /** The room that is chosen now, or was last. */
  leg: number;
  /** What can be had for its search, null until that is looked for. */
  availability: Availability | null;
  /** The provider's page that its bill is staged for, null for our own card form (D-27). */
  iPageSessionId: string | null;
  /** What that page takes beside a card (D-526). */
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

/** What the next search begins with; null where the page's own opening values are all that there is. */
export function searchOf(stay: Stay): OpenSearch | null {
  if (stay.phase === 'kept') return null;
  return bookingOf(stay)?.search ?? ('search' in stay ? stay.search : null);
}

/** The same with another booking, where it has one. */
export function withBooking(stay: Stay, change: (booking: Booking) => Booking): Stay {
  if (stay.phase === 'kept')
    return { ...stay, draft: { ...stay.draft, booking: stay.draft.booking && change(stay.draft.booking) } };
  if (stay.phase === 'searched') return { ...stay, booking: stay.booking && change(stay.booking) };
  return stay.phase === 'booking' ? { ...stay, booking: change(stay.booking) } : stay;
}
