import type { Booking } from '../booking/booking.ts';
import type { MinorUnits } from '../money/money.ts';
import type { Wallet } from './wallets.ts';

/**
 * How far a payment has come (E-02). 'framed': the provider's page is open. 'left': the guest left that page before its
 * report, and it may have taken the money (D-375). 'sending': the payment is on its way. 'unknown': the estate must be
 * asked whether it was made. 'gone': the estate no longer knows the session, and must be asked too. 'paid': the booking
 * is made.
 */
export type PaymentState = 'framed' | 'left' | 'sending' | 'unknown' | 'gone' | 'paid';

/** The record of a payment. It outlives the booking, its screen and the page. No card data, nothing personal. */
export interface PaymentRecord {
  sessionId: string;
  /** The numbers of the rooms, in order. The first stands for the booking (B §2.6). None where only an address is left. */
  confirmationNumbers: string[];
  /** The payment today in minor units; 0 where the card is a guarantee only, or where the record does not say. */
  dueToday: MinorUnits;
  state: PaymentState;
  /** The provider's payment session, null where our card form takes the card (D-27). */
  iPageSessionId: string | null;
  /** The wallets that the provider's page takes beside a card, to reopen the page with them (D-526). Absent: none. */
  wallets?: Wallet[] | undefined;
  /** When the record was first kept, in milliseconds since 1970; null before that. */
  at: number | null;
}

/** Whether nothing is left of the payment but its address, which names the session and no number. */
export function isAddressedOnly({ confirmationNumbers }: PaymentRecord): boolean {
  return confirmationNumbers.length === 0;
}

/** The booking's number for guest and estate; empty where there is none. */
export function numberOf({ confirmationNumbers }: PaymentRecord): string {
  return confirmationNumbers[0] ?? '';
}

/** The number of a booking before its payment: its first room's; empty where that is not held. */
export function confirmationNumberOf({ legs }: Booking): string {
  return legs[0]?.hold?.confirmationNumber ?? '';
}

/** Whether the payment may have been made, and its outcome is unknown. */
export function isUnresolved({ state }: PaymentRecord): boolean {
  return state !== 'framed' && state !== 'paid';
}
