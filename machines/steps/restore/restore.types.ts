import type { Booking } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import type { Missing } from '../../../src/domain/restoring.ts';
import type { Session } from '../../../src/domain/session.ts';

export interface RestoreInput {
  configuration: StayConfiguration;
  /** The new one. */
  session: Session;
  /** What the session that is over had in it. */
  lost: Booking;
}

export type RestoreOutput =
  /** The guest has seen what has changed. */
  | { type: 'restored' }
  /** Another search is wanted instead. */
  | { type: 'newSearch' };

/** What became of a room. `hold`: the estate did not hold it, or its answer was lost. */
export type RoomBecame = 'held' | 'hold' | Missing;
