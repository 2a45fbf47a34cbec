import type { TeeTimeDay } from '../../../src/api/golf/tee-times.ts';
import type { Booking } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import type { Session } from '../../../src/domain/session.ts';

/** What a rate can include that has a time (A §2.9, D-08). */
export type Section = 'pool' | 'spa' | 'breakfast' | 'dinner' | 'golf';

export interface ItineraryContext extends ItineraryInput {
  /** The room whose times are being chosen. */
  leg: number;
  /** Tee times that were loaded before, by room: they are asked for once (A §7.8). */
  teeTimes: Record<number, TeeTimeDay[] | null>;
}

export type ItineraryEvent =
  | { type: 'section.opened'; leg: number; section: Section }
  | { type: 'section.reset'; leg: number; section: Section }
  | { type: 'next.pressed' }
  | { type: 'back.pressed' };

/** Times travel to the flow with `booking.updated` as they are chosen. */
export interface ItineraryInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
}

export type ItineraryOutput = { type: 'next' } | { type: 'back' };
