import type { Booking } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import type { PaymentRecord } from '../../../src/domain/payment-record.ts';
import type { Profile, Session } from '../../../src/domain/session.ts';
import type { Place } from '../../../src/domain/steps.ts';

export interface SummaryInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
  /** Null where nobody is signed in. */
  profile: Profile | null;
}

export type SummaryOutput =
  | { type: 'staged'; iPageSessionId: string | null }
  | { type: 'back' }
  | { type: 'edit'; place: Place }
  /** The estate has the booking already: an earlier payment made it. */
  | { type: 'made'; payment: PaymentRecord };
