import type { TeeTimeDay } from '../../../src/api/golf/tee-times.ts';
import type { IncludedTime } from '../../../src/domain/addons/included-times.ts';
import type { StayInput } from '../stay-step.types.ts';

/** A section of a room's panel, named after its times (D-08). */
export type Section = IncludedTime;

export interface ItineraryContext extends ItineraryInput {
  /** The room whose times are being chosen. */
  leg: number;
  /** The loaded tee times, by room. They are asked for once. */
  teeTimes: Record<number, TeeTimeDay[] | null>;
}

export type ItineraryEvent =
  | { type: 'section.opened'; leg: number; section: Section }
  | { type: 'section.reset'; leg: number; section: Section }
  | { type: 'next.pressed' }
  | { type: 'back.pressed' };

export type ItineraryInput = Omit<StayInput, 'profile'>;
