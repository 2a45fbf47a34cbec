import type { PaymentRecord } from '../domain/payment-record.ts';
import type { PageStorage } from '../browser/safe-storage.ts';
import type { Draft } from './draft.ts';
import { loadDraft } from './load-draft.ts';
import { loadPayment } from './load-payment-record.ts';

/** The booking and the payment that the tab has kept; null where there is none (E-02). */
export interface KeptBooking {
  draft: Draft | null;
  payment: PaymentRecord | null;
}

export function loadKept(storage: PageStorage): KeptBooking {
  return { draft: loadDraft(storage), payment: loadPayment(storage) };
}
