import type { Booking } from './booking.ts';
import type { MinorUnits } from './money.ts';
import type { Wallet } from './wallets.ts';

/**
 * How far a payment has come (E-02). 'framed': the provider's page is open. 'left': it was left before it has said how it
 * ended, and may have taken the money (D-375). 'sending': it is on its way. 'unknown': whether it was made has to be asked
 * for. 'gone': the estate knows the session no more, which has to be asked for too. 'paid': the booking is made.
 */
export type PaymentState = 'framed' | 'left' | 'sending' | 'unknown' | 'gone' | 'paid';

/** What is kept of a payment, whatever becomes of the booking, its screen and the page (E-02). No card and no person. */
export interface PaymentRecord {
  sessionId: string;
  /** Of the rooms, in their order; the first stands for the booking (B §2.6). */
  confirmationNumbers: string[];
  /** What was to be paid today, in minor units; 0 where the card is a guarantee only (D-366). */
  dueToday: MinorUnits;
  state: PaymentState;
  /** The provider's payment session, null where our card form takes the card (D-27). */
  iPageSessionId: string | null;
  /** What the provider's page takes beside a card, so that it is opened again as it was (D-526); absent: nothing. */
  wallets?: Wallet[] | undefined;
  /** When it was first kept, in milliseconds since 1970; null before. */
  at: number | null;
}

/** The number by which the guest and the estate speak of a booking (B §2.6); empty where there is none. */
export function numberOf({ confirmationNumbers }: PaymentRecord): string {
  return confirmationNumbers[0] ?? '';
}

/** The same of a booking that has no payment yet: its first room's. */
export function confirmationNumberOf({ legs }: Booking): string {
  return legs[0]?.hold?.confirmationNumber ?? '';
}

/** Whether a payment may have been made and nobody knows what became of it. */
export function isUnresolved({ state }: PaymentRecord): boolean {
  return state !== 'framed' && state !== 'paid';
}
