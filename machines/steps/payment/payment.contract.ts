import type { Booking } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import type { Session } from '../../../src/domain/session.ts';

export interface PaymentInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
  /** With it the provider's frame takes the card; without it our card form does (D-27). */
  iPageSessionId: string | null;
}

export type PaymentOutput = { type: 'paid' } | { type: 'back' };
