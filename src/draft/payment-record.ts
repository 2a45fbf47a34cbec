import type { PaymentRecord } from '../domain/payment-record.ts';
import type { PageStorage } from '../browser/safe-storage.ts';
import { PAYMENT_KEY } from './kept-keys.ts';

/** Raised whenever the shape of a record changes: older ones are forgotten. */
export const PAYMENT_VERSION = 1;

/**
 * Keeps a payment, or forgets it with null (E-02). `now`: milliseconds since 1970, for a payment that is kept for the
 * first time.
 */
export function savePayment(storage: PageStorage, payment: PaymentRecord | null, now: number): void {
  if (payment === null) storage.removeItem(PAYMENT_KEY);
  else {
    const kept = { ...payment, at: payment.at ?? now };
    storage.setItem(PAYMENT_KEY, JSON.stringify({ version: PAYMENT_VERSION, payment: kept }));
  }
}
