import type { Booking } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import type { SumDifference } from '../../../src/domain/estate-sums.ts';
import type { Profile } from '../../../src/domain/session.ts';

/** The confirmation is the end of the flow: it has no output. */
export interface ConfirmationInput {
  configuration: StayConfiguration;
  booking: Booking;
  /** Whether the guest is signed in decides between the 'Account' and 'Login' links (B §2.6). */
  profile: Profile | null;
}

/** Told to the flow: the estate has another bill for the booking than the guest was shown (E-06). */
export type SumsDiffer = { type: 'sums.differ'; confirmationNumber: string } & SumDifference;
