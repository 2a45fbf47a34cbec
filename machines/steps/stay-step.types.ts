import type { Booking } from '../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import type { Profile, Session } from '../../src/domain/booking/session.ts';

/** What a step after the rates gets, all or a part of it. It sends its changes to the flow with `booking.updated`. */
export interface StayInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
  /** Null where nobody is signed in. */
  profile: Profile | null;
  /** Set where the booking asks for the lead guest's name only. */
  asksLeadOnly?: boolean;
  /** Set where the guest has seen the whole booking: the way on leads back there (D-646). */
  isReviewed?: boolean;
  /** The country to begin with (ISO 3166-1), where the page has named another than GB. */
  country?: string;
}

/** The output of a step that has told the flow each change while it was open. */
export type WayOn = { type: 'next' } | { type: 'back' };
