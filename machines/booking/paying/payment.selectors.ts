import { isAddressedOnly } from '../../../src/domain/payment/payment-record.ts';
import type { BookingSnapshot } from '../booking.selectors.ts';
import { bookingOf } from '../booking.rules.ts';

/** The payment, under way or made. It outlives the booking's screens. */
export const selectPayment = ({ context }: BookingSnapshot) => context.payment;
export const selectIsPaid = (snapshot: BookingSnapshot) => selectPayment(snapshot)?.state === 'paid';

/** Whether the details of the booking are known. The confirmation needs them. */
export const selectIsBookingKnown = ({ context }: BookingSnapshot) =>
  (bookingOf(context) ?? context.draft?.booking ?? null) !== null;

/** A payment was sent, and its outcome is not known yet. An address alone does not tell that one was. */
export const selectIsPaying = (snapshot: BookingSnapshot) =>
  snapshot.matches({ flow: { payment: 'sending' } }) ||
  (snapshot.matches({ flow: { locked: 'outcome' } }) &&
    snapshot.context.payment !== null &&
    !isAddressedOnly(snapshot.context.payment));
