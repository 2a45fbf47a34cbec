import type { Availability, AvailableRate, IncludedPackage } from '../../../src/domain/rooms/availability.ts';
import type { Booking, Hold } from '../../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import type { CarriedLeg } from '../../../src/domain/booking/carry-over.ts';
import type { Session } from '../../../src/domain/booking/session.ts';

export interface RatesInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
  leg: number;
  availability: Availability;
  /** The rate at which the room is held at once, where it is on offer. */
  rateToHold?: string;
}

/** Tells the flow what the estate has now, after it refused to hold a room (F-07). */
export interface AvailabilityRenewed {
  type: 'availability.renewed';
  availability: Availability;
}

export type RatesOutput =
  | {
      type: 'legHeld';
      rate: AvailableRate;
      includedPackages: IncludedPackage[];
      hold: Hold;
      /** The new leg, with what it keeps of the old booking, if the guest has searched again. */
      carried?: CarriedLeg | undefined;
    }
  /**
   * The guest pressed the link in the failure message: give up the booking, clear everything, begin again.
   */
  | { type: 'restart' }
  /** The estate has said why it does not hold the room: search again for the rooms that are left (F-07). */
  | { type: 'otherRoom' }
  | { type: 'back' };
