import type { PaymentRecord } from '../domain/payment-record.ts';
import type { DraftStorage } from './draft.ts';
import { PAYMENT_KEY } from './kept-keys.ts';

/** Raised whenever the shape of a record changes: older ones are forgotten. */
export const PAYMENT_VERSION = 1;

/**
 * Keeps a payment, or forgets it with null (E-02). `now`: milliseconds since 1970, for a payment that is kept for the
 * first time. A storage that is full or forbidden is no reason to fail.
 */
export function savePayment(storage: DraftStorage, payment: PaymentRecord | null, now: number): void {
  try {
    if (payment === null) storage.removeItem(PAYMENT_KEY);
    else {
      const kept = { ...payment, at: payment.at ?? now };
      storage.setItem(PAYMENT_KEY, JSON.stringify({ version: PAYMENT_VERSION, payment: kept }));
    }
  } catch {
    // What cannot be kept is asked of the estate all the same while the page lives.
  }
}
