import { paymentRecord } from '../../../src/domain/bill/payment-of-booking.ts';
import type { PaymentRecord, PaymentState } from '../../../src/domain/payment/payment-record.ts';
import {
  canRedeemVouchers,
  classifyRedeemedVoucher,
  hasReference,
  type VoucherOutcome,
  type VoucherStatus,
} from '../../../src/domain/vouchers/vouchers.ts';
import type { Failure } from '../../../src/api/failure.ts';
import type { CompleteAnswer } from '../../../src/api/stay/payment.ts';
import type { PaymentContext } from './payment.types.ts';

/**
 * The meaning of an answer to complete (E-01). 'paid': the booking is made. 'refused': nothing was taken, and
 * another card may be tried. 'gone': the estate does not know the session; `findBooking` has to confirm that
 * nothing was booked. 'unknown': `findBooking` has to tell.
 */
export type Outcome = 'paid' | 'refused' | 'gone' | 'unknown';

/**
 * The outcome of a status. Any other status is 'unknown': the estate may have made the booking before it answered
 * (T10).
 */
export const OUTCOME_OF_STATUS: Readonly<Record<number, Outcome>> = {
  400: 'refused',
  402: 'refused',
  422: 'refused',
  404: 'gone',
  410: 'gone',
};

/** The outcome of a readable 2xx, by its body. */
const OUTCOME_OF_ANSWER: Readonly<Record<CompleteAnswer['type'], Outcome>> = {
  accepted: 'paid',
  refused: 'refused',
};

/**
 * The outcome of a payment, by its answer or its failure. After a payment in the provider's frame no answer counts
 * as a refusal, because the provider may have taken the money already (E-04).
 */
export function outcomeOf(answer: CompleteAnswer | Failure, { inFrame }: { inFrame: boolean }): Outcome {
  const outcome = plainOutcome(answer);
  return inFrame && outcome !== 'paid' ? 'unknown' : outcome;
}

function plainOutcome(answer: CompleteAnswer | Failure): Outcome {
  if ('type' in answer) return OUTCOME_OF_ANSWER[answer.type];
  return (answer.kind === 'http' ? OUTCOME_OF_STATUS[answer.status] : undefined) ?? 'unknown';
}

/** The estate's own reason for the refusal; empty where it gave none. */
export function reasonOf(answer: CompleteAnswer | Failure): string {
  return 'message' in answer ? answer.message : '';
}

/** The pause before each keep-alive call while the provider's page is open, in milliseconds. */
export const FRAME_PAUSE_MS = 3 * 60_000;
/** With their pauses these calls last half an hour. */
export const MAX_KEEP_ALIVE_CALLS = 10;

/** Whether the typed voucher counts. `status` is null where the estate does not know the voucher. */
export function voucherOutcome(
  { voucherReference }: PaymentContext,
  status: VoucherStatus | null,
): VoucherOutcome {
  return classifyRedeemedVoucher(voucherReference.trim(), status);
}

/**
 * Whether the typed reference can be checked: it is not empty, not applied yet, and this booking may redeem
 * vouchers.
 */
export function canCheckVoucher({ voucherReference, booking: { vouchers } }: PaymentContext): boolean {
  return (
    voucherReference.trim() !== '' && canRedeemVouchers(vouchers) && !hasReference(vouchers, voucherReference)
  );
}

/** Whether paying now would silently drop the typed reference (D-452). */
export function mustCheckVoucher(context: PaymentContext): boolean {
  return (
    context.iPageSessionId === null &&
    canCheckVoucher(context) &&
    context.voucherReference.trim() !== context.refusedReference
  );
}

/** The record of a payment in this state (E-02). */
export function recordOf(
  { session, booking, iPageSessionId, wallets }: PaymentContext,
  state: PaymentState,
): PaymentRecord {
  return paymentRecord(session, booking, { iPageSessionId, wallets }, state);
}
