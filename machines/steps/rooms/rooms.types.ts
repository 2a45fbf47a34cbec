import type { Availability } from '../../../src/domain/rooms/availability.ts';
import type { AskedSearch, Booking } from '../../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import type { GuestQuota } from '../../../src/domain/search/occupancy.ts';
import type { Session } from '../../../src/domain/booking/session.ts';

export interface RoomsInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
  leg: number;
  availability: Availability;
}

export type RoomsOutput =
  /** `guestQuota`: the leg's party in this room. It has no dogs where the guest leaves them at home. */
  | { type: 'roomChosen'; roomCode: string; guestQuota: GuestQuota }
  /** The first room's room for this leg's party, to be held at the first room's rate. */
  | { type: 'sameAgain'; roomCode: string; guestQuota: GuestQuota }
  /** New dates with the vouchers that count on them, or the same search without its code. */
  | ({ type: 'searchAgain' } & AskedSearch)
  /** The calendar was closed, or 'Try a new date' pressed: back to the search form. */
  | { type: 'newSearch' };
