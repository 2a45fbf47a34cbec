import type { Booking } from '../../src/domain/booking.ts';
import type { StayConfiguration } from '../../src/domain/configuration.ts';
import type { Profile, Session } from '../../src/domain/session.ts';

/** What every step after the rooms begins with. What it changes travels to the flow with `booking.updated`. */
export interface StayInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
  /** Null where nobody is signed in. */
  profile: Profile | null;
  /** Set where the lead guest's name is the only one that is needed (D-479). */
  asksLeadOnly?: boolean;
}

/** What a step comes to that has told the flow of each change while it was open. */
export type WayOn = { type: 'next' } | { type: 'back' };
