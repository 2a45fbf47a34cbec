import type { TeeTimeDay } from '../../../src/api/golf/tee-times.ts';
import type { ItineraryInput } from './itinerary.contract.ts';
import type { Section } from './itinerary.sections.ts';

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
