import type { Booking } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import type { Session } from '../../../src/domain/session.ts';

/** Times travel to the flow with `booking.updated` as they are chosen. */
export interface ItineraryInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
}

export type ItineraryOutput = { type: 'next' } | { type: 'back' };
