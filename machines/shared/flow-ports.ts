import type { Availability } from '../../src/domain/rooms/availability.ts';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import type { SearchWithVouchers } from '../../src/domain/search/occupancy.ts';
import type { Profile, Session } from '../../src/domain/booking/session.ts';
import type { ReplacedRoom } from '../../src/domain/account/found-stay.ts';
import { port, type Given } from './port.ts';

/** The calls of the flow itself, without those of its steps. */
export const flowPorts = {
  loadConfiguration: port<StayConfiguration>('loadConfiguration'),
  /** The member whose sign-in an earlier page kept, or null. A missing login is no reason to reject. */
  restoreSignIn: port<Profile | null>('restoreSignIn'),
  beginSession: port<Session>('beginSession'),
  /** Rejects with an 'http' failure when the session is gone; the status is 423 when another tab has it. */
  checkSession: port<undefined, { sessionId: string }>('checkSession'),
  /** The room with this identifier among the member's bookings; null where there is none. */
  findBookedRoom: port<ReplacedRoom | null, { internalIdentifier: string }>('findBookedRoom'),
  searchAvailability: port<Availability, Given<{ sessionId: string; search: SearchWithVouchers }>>(
    'searchAvailability',
  ),
  ignoreBooking: port<undefined, { sessionId: string }>('ignoreBooking'),
};
