import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { SentPackage } from '../../../src/domain/booking/sent-write.ts';
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

/** The upsell packages tell the stay of a change before they send it: it is kept until its outcome is known. */
export interface PackageSent {
  type: 'package.sent';
  leg: number;
  code: string;
  change: SentPackage['change'];
}

/** The change has its answer, whatever it is: the stay reads the booking again. `refusal`: the estate's own reason. */
export interface PackageAnswered {
  type: 'package.answered';
  refusal: string | null;
}

/** The stay hands the booking that it has read again to its packages. The packages change nothing before that. */
export interface BookingReloaded {
  type: 'booking.reloaded';
  booking: StayBooking;
}
