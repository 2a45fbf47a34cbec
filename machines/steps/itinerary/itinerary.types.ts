import type { TeeTimeDay } from '../../../src/api/golf/tee-times.ts';
import type { StayInput } from '../stay-step.types.ts';

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

export type ItineraryInput = Omit<StayInput, 'profile'>;
