import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { StayBooking } from '../../../src/domain/account/stay-bookings.ts';

/** A stay, and the estate's time at which it was read. The time decides what can still be changed. */
export interface LoadedStay {
  booking: StayBooking;
  at: LocalDateTime;
}

/** What the upsell packages of an upcoming stay start with. `booking` includes its cancelled rooms. */
export interface StayPackagesInput {
  configuration: AccountConfiguration;
  booking: StayBooking;
}

/** The upsell packages tell the stay that they have changed the booking: the stay reads it again. */
export interface PackagesChanged {
  type: 'packages.changed';
}

/** The stay hands the booking that it has read again to its packages. The packages change nothing before that. */
export interface BookingReloaded {
  type: 'booking.reloaded';
  booking: StayBooking;
}
