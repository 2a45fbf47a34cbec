import * as v from 'valibot';
import type { PageStorage } from '../browser/safe-storage.ts';
import { LIMITS } from '../domain/limits.ts';
import type { PaymentRecord } from '../domain/payment-record.ts';
import { WALLETS } from '../domain/wallets.ts';
import { count, money, nullable, text, type Schema } from './parts.ts';
import { PAYMENT_KEY } from './kept-keys.ts';
import { PAYMENT_VERSION } from './payment-record.ts';
import { readKept } from './read-kept.ts';

/** A longer record is not one of ours. Characters. */
const MAX_LENGTH = 10_000;

const filled = v.pipe(
  text,
  v.check((value) => value !== ''),
);

const stored: Schema<{ version: typeof PAYMENT_VERSION; payment: PaymentRecord }> = v.object({
  version: v.literal(PAYMENT_VERSION),
  payment: v.object({
    sessionId: filled,
    confirmationNumbers: v.pipe(v.array(filled), v.minLength(1), v.maxLength(LIMITS.maxRooms)),
    dueToday: money,
    state: v.picklist(['framed', 'left', 'sending', 'unknown', 'gone', 'paid']),
    iPageSessionId: nullable(filled),
    wallets: v.fallback(v.optional(v.array(v.picklist(WALLETS))), undefined),
    at: nullable(count),
  }),
});

/** The kept payment; null where there is none, or where it is broken, foreign or of another version. */
export function loadPayment(storage: Pick<PageStorage, 'getItem'>): PaymentRecord | null {
  const result = v.safeParse(stored, readKept(storage, PAYMENT_KEY, MAX_LENGTH));
  return result.success ? result.output.payment : null;
}
