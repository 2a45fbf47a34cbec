import type { EndReason } from '../../machines/booking/booking.types.ts';
import { selectIsPaid, selectIsPaying } from '../../machines/booking/paying/payment.selectors.ts';
import * as selectors from '../../machines/booking/booking.selectors.ts';
import type { Availability } from '../../src/domain/rooms/availability.ts';
import type { Booking } from '../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../src/domain/configuration/configuration.ts';
import type { Place } from '../../src/domain/booking/steps.ts';

/** The facts that page events are made of: the booking at one moment. */
export interface Facts {
  place: Place | null;
  configuration: StayConfiguration | null;
  booking: Booking | null;
  availability: Availability | null;
  isLooking: boolean;
  isPaying: boolean;
  isPaid: boolean;
  isExpiring: boolean;
  /** Why the booking is being ended. */
  ending: EndReason | null;
}

export function factsOf(snapshot: selectors.BookingSnapshot): Facts {
  return {
    place: selectors.selectPlace(snapshot),
    configuration: selectors.selectConfiguration(snapshot),
    booking: selectors.selectBooking(snapshot),
    availability: selectors.selectAvailability(snapshot),
    isLooking: selectors.selectIsLookingForRooms(snapshot),
    isPaying: selectIsPaying(snapshot),
    isPaid: selectIsPaid(snapshot),
    isExpiring: selectors.selectIsExpiring(snapshot),
    ending: selectors.selectEndReason(snapshot),
  };
}
