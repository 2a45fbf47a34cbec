import type { PaymentRecord } from '../domain/payment/payment-record.ts';
import type { PageStorage } from '../browser/safe-storage.ts';
import type { Draft } from './draft.ts';
import { PAYMENT_KEY } from './kept-keys.ts';
import { loadDraft } from './load-draft.ts';
import { loadPayment } from './load-payment-record.ts';
import { loadRemnant, type Remnant } from './load-remnant.ts';

/** The booking and the payment that the tab has kept; null where there is none (E-02). */
export interface KeptBooking {
  draft: Draft | null;
  payment: PaymentRecord | null;
  /** A payment may have been sent, and nothing is left to ask the estate by. */
  isPaymentUnreadable: boolean;
}

/** Reads what any release of the widget has kept in the tab. */
export function loadKept(storage: PageStorage): KeptBooking {
  const remnant = loadRemnant(storage);
  const draft = loadDraft(storage) ?? (remnant && remnant.draft);
  const record = loadPayment(storage);
  const isUnread = record === 'unreadable' || (record === null && (remnant?.wasPaying ?? false));
  if (!isUnread) return { draft, payment: record, isPaymentUnreadable: false };
  const payment = remnant && belongsTogether(storage, remnant) ? paymentOf(remnant) : null;
  if (payment) return { draft, payment, isPaymentUnreadable: false };
  // The payment may be for the rooms of this session: they are not given back.
  return { draft: draft?.isRemnant ? null : draft, payment: null, isPaymentUnreadable: true };
}

/** Whether the unread payment is for the draft. A draft of version 1 has no record beside it. */
function belongsTogether(storage: PageStorage, { draft }: Remnant): boolean {
  return storage.getItem(PAYMENT_KEY)?.includes(draft.sessionId) ?? true;
}

/** The payment for the draft's rooms, to ask the estate about; null where no room was held. */
function paymentOf({ draft: { sessionId }, confirmationNumbers }: Remnant): PaymentRecord | null {
  if (confirmationNumbers.length === 0) return null;
  return { sessionId, confirmationNumbers, dueToday: 0, state: 'unknown', iPageSessionId: null, at: null };
}
