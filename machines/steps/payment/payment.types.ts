import type { Booking } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import type { PaymentRecord } from '../../../src/domain/payment-record.ts';
import type { Session } from '../../../src/domain/session.ts';

export interface PaymentInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
  /** With it the provider's frame takes the card; without it our card form does (D-27). */
  iPageSessionId: string | null;
  /** Otherwise the bill is staged first: the guest has come by the address (D-38). */
  isStaged: boolean;
}

/** Told to the flow while the step is open. What was refused has ended; a frame that rests no longer counts as activity. */
export type PaymentNotice =
  | { type: 'payment.started'; payment: PaymentRecord }
  | { type: 'payment.ended' }
  | { type: 'frame.opened'; payment: PaymentRecord }
  | { type: 'frame.rested' }
  | { type: 'frame.closed' };

/**
 * What became of a payment that is lost has to be asked for; so has one that the estate did not know the session of
 * (E-01), and what was done on the provider's page where the guest has left it open (D-375).
 */
export type PaymentOutput =
  { type: 'paid' } | { type: 'lost' } | { type: 'gone' } | { type: 'left' } | { type: 'back' };
