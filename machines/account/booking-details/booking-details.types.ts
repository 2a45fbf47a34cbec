import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import type { LocalDateTime } from '../../../src/domain/dates.ts';
import type { StayBooking } from '../../../src/domain/stay-bookings.ts';

/** A stay as it was at a time of the estate's clock, which decides what can still be changed (B §4, D-94). */
export interface LoadedStay {
  booking: StayBooking;
  at: LocalDateTime;
}

/** What the upsell packages of an upcoming stay start with (B §2.16). Cancelled rooms are among its items. */
export interface StayPackagesInput {
  configuration: AccountConfiguration;
  booking: StayBooking;
}

/** What the upsell packages tell the stay: the booking is another one now, and must be read again (B §4). */
export interface PackagesChanged {
  type: 'packages.changed';
}

/** What the stay tells its packages whenever it has read the booking again; until then they change nothing more. */
export interface BookingReloaded {
  type: 'booking.reloaded';
  booking: StayBooking;
}
