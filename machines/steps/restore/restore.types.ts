import type { Booking } from '../../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import type { Missing } from '../../../src/domain/booking/restoring.ts';
import type { Session } from '../../../src/domain/booking/session.ts';

export interface RestoreInput {
  configuration: StayConfiguration;
  /** The new session. */
  session: Session;
  /** The booking of the session that is over. */
  lost: Booking;
}

export type RestoreOutput =
  /** The guest has seen the changes. */
  | { type: 'restored' }
  /** The guest wants another search instead. */
  | { type: 'newSearch' };

/** What became of a room. 'hold': the estate refused the hold, or its answer was lost. */
export type RoomBecame = 'held' | 'hold' | Missing;
