import * as v from 'valibot';
import type { PageStorage } from '../browser/safe-storage.ts';
import { LIMITS } from '../domain/search/limits.ts';
import type { PaymentRecord } from '../domain/payment/payment-record.ts';
import { WALLETS } from '../domain/payment/wallets.ts';
import { count, filled, money, nullable, type Schema } from '../domain/schemas/parts.ts';
import { PAYMENT_KEY } from './kept-keys.ts';
import { readKept } from './read-kept.ts';

/** A longer record is not one of ours. Characters. */
const MAX_LENGTH = 10_000;

/** What asking the estate needs. All else of another release's record may be missing. */
const stored: Schema<{ payment: PaymentRecord }> = v.object({
  payment: v.object({
    sessionId: filled,
    confirmationNumbers: v.pipe(v.array(filled), v.minLength(1), v.maxLength(LIMITS.maxRooms)),
    dueToday: v.fallback(money, 0),
    state: v.fallback(v.picklist(['framed', 'left', 'sending', 'unknown', 'gone', 'paid']), 'unknown'),
    iPageSessionId: v.fallback(nullable(filled), null),
    wallets: v.fallback(v.optional(v.array(v.picklist(WALLETS))), undefined),
    at: v.fallback(nullable(count), null),
  }),
});

/** The kept payment, of any version; null where there is none, 'unreadable' where it cannot be asked about. */
export function loadPayment(storage: Pick<PageStorage, 'getItem'>): PaymentRecord | 'unreadable' | null {
  if (storage.getItem(PAYMENT_KEY) === null) return null;
  const result = v.safeParse(stored, readKept(storage, PAYMENT_KEY, MAX_LENGTH));
  if (!result.success) return 'unreadable';
  const { payment } = result.output;
  const isPageLost = payment.state === 'framed' && payment.iPageSessionId === null;
  return isPageLost ? { ...payment, state: 'unknown' } : payment;
}
