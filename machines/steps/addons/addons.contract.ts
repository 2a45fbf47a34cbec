import type { Booking } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import type { Session } from '../../../src/domain/session.ts';

/** Add-ons travel to the flow with `booking.updated` as they are added and removed. */
export interface AddOnsInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
}

export type AddOnsOutput = { type: 'next' } | { type: 'back' };
