import type { Booking } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import type { Session } from '../../../src/domain/session.ts';

export interface PaymentInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
  /** With it the provider's frame takes the card; without it our card form does (D-27). */
  iPageSessionId: string | null;
  /** An earlier load of the page was in the middle of paying: the outcome is looked up, nothing is sent (D-28). */
  wasPaying?: boolean;
}

/** Told to the flow while the step is open: a payment is under way, and how a failed one ended. */
export type PaymentNotice = { type: 'payment.started' } | { type: 'payment.ended' };

export type PaymentOutput = { type: 'paid' } | { type: 'back' };
