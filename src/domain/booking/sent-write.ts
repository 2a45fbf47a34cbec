import type { PaymentRecord } from '../payment/payment-record.ts';
import type { StayBooking } from '../account/stay-bookings.ts';

/** A cancellation that was sent, and whose outcome is not known yet. Nothing personal. */
export interface SentCancellation {
  kind: 'cancellation';
  confirmationNumber: string;
  /** The rooms, by leg; null for all. */
  legs: number[] | null;
  /** By a mailed code: nobody was logged in. */
  byCode?: true;
}

/** A cancellation of a guest without an account, about which the estate is asked with the e-mail address. Never kept. */
export interface GuestCancellation extends SentCancellation {
  emailAddress: string;
}

/** A package that was added to a booked room, or removed, and whose outcome is not known yet. Nothing personal. */
export interface SentPackage {
  kind: 'package';
  confirmationNumber: string;
  leg: number;
  code: string;
  change: 'add' | 'remove';
}

/** A change of a stay that was sent. The stay shows whether it is made. */
export type SentChange = SentCancellation | SentPackage;

/** A write that was sent, and whose answer does not tell whether it was made (F-12). */
export type SentWrite = { kind: 'payment'; payment: PaymentRecord } | SentChange | GuestCancellation;

/** The payment that was sent. Throws where another write was. */
export function paymentOf(write: SentWrite): PaymentRecord {
  if (write.kind !== 'payment') throw new Error('No payment was sent');
  return write.payment;
}

/** The change of a stay that was sent. Throws where a payment was. */
export function changeOf(write: SentWrite): SentChange | GuestCancellation {
  if (write.kind === 'payment') throw new Error('No change of a stay was sent');
  return write;
}

/** Whether the stay shows the change: every room of it cancelled, or the room with its package, or without it. */
export function isMadeIn({ items }: StayBooking, sent: SentChange): boolean {
  if (sent.kind === 'cancellation') {
    return items.every(({ leg, isCancelled }) => isCancelled || !(sent.legs?.includes(leg) ?? true));
  }
  const isThere = items.some(
    ({ leg, packages }) => leg === sent.leg && packages.some(({ code }) => code === sent.code),
  );
  return isThere === (sent.change === 'add');
}
