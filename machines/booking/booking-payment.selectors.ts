import type { BookingSnapshot } from './booking.selectors.ts';
import { bookingOf } from './booking.stay.ts';

/** The payment that is under way or made, which outlives the booking's screens (E-02). */
export const selectPayment = ({ context }: BookingSnapshot) => context.payment;

/** Whether what was booked is known, so that its confirmation can be shown. */
export const selectIsBookingKnown = ({ context: { stay } }: BookingSnapshot) =>
  stay.phase === 'kept' || bookingOf(stay) !== null;

/** A payment was sent, and whether it is made is not known yet. */
export const selectIsPaying = (snapshot: BookingSnapshot) =>
  snapshot.matches({ flow: { payment: 'paying' } }) || snapshot.matches({ flow: 'outcome' });
