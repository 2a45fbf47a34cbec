import type { PaymentRecord } from '../payment/payment-record.ts';
import type { StayBooking } from '../account/stay-bookings.ts';

/** A cancellation that was sent, and whose outcome is not known yet. Nothing personal. */
export interface SentCancellation {
  confirmationNumber: string;
  /** The rooms, by leg; null for all. */
  legs: number[] | null;
}

/** A write that was sent, and whose answer does not tell whether it was made (F-12). */
export type SentWrite =
  { kind: 'payment'; payment: PaymentRecord } | { kind: 'cancellation'; cancellation: SentCancellation };

/** The payment that was sent. Throws where another write was. */
export function paymentOf(write: SentWrite): PaymentRecord {
  if (write.kind !== 'payment') throw new Error('No payment was sent');
  return write.payment;
}

/** The cancellation that was sent. Throws where another write was. */
export function cancellationOf(write: SentWrite): SentCancellation {
  if (write.kind !== 'cancellation') throw new Error('No cancellation was sent');
  return write.cancellation;
}

/** Whether the stay shows every room of the cancellation as cancelled. */
export function isMadeIn({ items }: StayBooking, { legs }: SentCancellation): boolean {
  return items.every(({ leg, isCancelled }) => isCancelled || (legs !== null && !legs.includes(leg)));
}
