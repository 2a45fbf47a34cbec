import type { Booking } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import type { Profile } from '../../../src/domain/session.ts';

/** What is entered travels to the flow with `booking.updated`, so that Back and a reload lose nothing. */
export interface DetailsInput {
  configuration: StayConfiguration;
  booking: Booking;
  profile: Profile | null;
}

export type DetailsOutput = { type: 'next'; profile: Profile | null } | { type: 'back' };
