import type { Availability } from '../../../src/domain/availability.ts';
import type { Booking } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import type { LocalDate } from '../../../src/domain/dates.ts';
import type { GuestQuota } from '../../../src/domain/occupancy.ts';
import type { Session } from '../../../src/domain/session.ts';
import type { AppliedVoucher } from '../../../src/domain/vouchers.ts';

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
  /** New dates with the vouchers that count on them, or the same search without its code. */
  | {
      type: 'searchAgain';
      arrivalDate: LocalDate;
      numberOfNights: number;
      code: string | null;
      vouchers: AppliedVoucher[];
    }
  /** The calendar was closed, or 'Try a new date' pressed: back to the search form. */
  | { type: 'newSearch' };
