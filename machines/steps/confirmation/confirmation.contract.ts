import type { Booking } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';

/** The confirmation is the end of the flow: it has no output. */
export interface ConfirmationInput {
  configuration: StayConfiguration;
  booking: Booking;
}
