import type { Availability, AvailableRate, IncludedPackage } from '../../../src/domain/availability.ts';
import type { Booking, Hold } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import type { CarriedLeg } from '../../../src/domain/carry-over.ts';
import type { Session } from '../../../src/domain/session.ts';

export interface RatesInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
  leg: number;
  availability: Availability;
}

export type RatesOutput =
  | {
      type: 'legBooked';
      rate: AvailableRate;
      includedPackages: IncludedPackage[];
      hold: Hold;
      /** The leg with everything carried over from the booking before; absent where nothing was (D-483). */
      carried?: CarriedLeg | undefined;
    }
  /** The link of the failure text: abandon, clear all, start again (A §2.7). */
  | { type: 'restart' }
  | { type: 'back' };
