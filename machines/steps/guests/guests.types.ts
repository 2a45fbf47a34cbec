import type { Booking } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import type { Profile } from '../../../src/domain/session.ts';

/** Names travel to the flow with `booking.updated` as they are typed. */
export interface GuestsInput {
  configuration: StayConfiguration;
  booking: Booking;
  profile: Profile | null;
}

export type GuestsOutput = { type: 'next' } | { type: 'back' };
