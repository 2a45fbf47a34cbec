import { isAddressedOnly, type PaymentRecord } from '../domain/payment/payment-record.ts';
import type { PageStorage } from '../browser/safe-storage.ts';
import { PAYMENT_KEY } from './kept-keys.ts';

/** Raised with every change to the shape of a record. Every version is read (E-02); tests keep one of each. */
export const PAYMENT_VERSION = 1;

/**
 * Keeps a payment; null forgets it (E-02). A payment that only its address names is not kept: a reload asks by the address
 * again. `now`: milliseconds since 1970, the time of a payment that is new.
 */
export function savePayment(storage: PageStorage, payment: PaymentRecord | null, now: number): void {
  if (payment === null || isAddressedOnly(payment)) storage.removeItem(PAYMENT_KEY);
  else {
    const kept = { ...payment, at: payment.at ?? now };
    storage.setItem(PAYMENT_KEY, JSON.stringify({ version: PAYMENT_VERSION, payment: kept }));
  }
}
