import { bookingOf, draftOf, searchOf, sessionOf } from '../../machines/booking/booking.stay.ts';
import type { BookingContext } from '../../machines/booking/booking.types.ts';

/** The flow's context in one flat object. A value that this phase of the stay lacks is null. */
export function toldBy({ stay, ...context }: BookingContext) {
  return {
    ...context,
    draft: draftOf(stay),
    session: sessionOf(stay),
    booking: bookingOf(stay),
    search: searchOf(stay),
    vouchers: stay.phase === 'searched' ? stay.vouchers : [],
    leg: stay.phase === 'booking' ? stay.leg : 1,
    availability: stay.phase === 'booking' ? stay.availability : null,
    iPageSessionId: stay.phase === 'booking' ? stay.iPageSessionId : null,
  };
}
