import { paymentRecord } from '../../../src/domain/payment-of-booking.ts';
import type { PaymentRecord, PaymentState } from '../../../src/domain/payment-record.ts';
import {
  canRedeemVouchers,
  classifyRedeemedVoucher,
  isAlreadyApplied,
  type AppliedVoucher,
  type VoucherOutcome,
  type VoucherStatus,
} from '../../../src/domain/vouchers.ts';
import type { Failure } from '../../../src/api/failure.ts';
import type { CompleteAnswer } from '../../../src/api/stay/payment.ts';
import type { PaymentContext } from './payment.types.ts';

/**
 * What an answer to complete means (E-01). 'paid': the booking is made. 'refused': nothing was taken, and another card
 * may be tried. 'gone': the session is over, once retrieve agrees. 'unknown': retrieve has to tell.
 */
export type Outcome = 'paid' | 'refused' | 'gone' | 'unknown';

/** The statuses that mean something by themselves; any other one is 'unknown', since it may come after the commit (E-01, T10). */
export const OUTCOME_OF_STATUS: Readonly<Record<number, Outcome>> = {
  400: 'refused',
  402: 'refused',
  422: 'refused',
  404: 'gone',
  410: 'gone',
};

/** What a readable 2xx means, by what its body says (E-01). */
const OUTCOME_OF_ANSWER: Readonly<Record<CompleteAnswer['type'], Outcome>> = {
  accepted: 'paid',
  refused: 'refused',
};

/**
 * What became of a payment, by its answer or by why there is none. After a payment in the provider's frame the money may
 * be taken, so no answer is a refusal (E-04).
 */
export function outcomeOf(answer: CompleteAnswer | Failure, { inFrame }: { inFrame: boolean }): Outcome {
  const outcome = plainOutcome(answer);
  return inFrame && outcome !== 'paid' ? 'unknown' : outcome;
}

function plainOutcome(answer: CompleteAnswer | Failure): Outcome {
  if ('type' in answer) return OUTCOME_OF_ANSWER[answer.type];
  return (answer.kind === 'http' ? OUTCOME_OF_STATUS[answer.status] : undefined) ?? 'unknown';
}

/** The estate's own reason for a refusal; empty where it gave none. */
export function reasonOf(answer: CompleteAnswer | Failure): string {
  return 'message' in answer ? answer.message : '';
}

/** How often the session is kept alive while the provider's page is open: for half an hour (E-04, D-360). */
export const FRAME_PAUSE_MS = 3 * 60_000;
export const FRAME_KEEPS = 10;

/** Whether a voucher counts, by the reference that was typed; `status` null where the estate does not know it. */
export function voucherOutcome(
  { voucherReference }: PaymentContext,
  status: VoucherStatus | null,
): VoucherOutcome {
  return classifyRedeemedVoucher(voucherReference.trim(), status);
}

export function withoutReference(vouchers: AppliedVoucher[], reference: string): AppliedVoucher[] {
  return vouchers.filter(({ voucher }) => voucher.certificateReferenceNumber !== reference);
}

/** Whether the reference that was typed can be looked up. */
export function isVoucherNew({ voucherReference, booking: { vouchers } }: PaymentContext): boolean {
  return (
    voucherReference.trim() !== '' &&
    canRedeemVouchers(vouchers) &&
    !isAlreadyApplied(vouchers, voucherReference)
  );
}

/** A reference stands in its field that paying now would drop without a word (D-452). */
export function holdsPayment(context: PaymentContext): boolean {
  return (
    context.iPageSessionId === null &&
    isVoucherNew(context) &&
    context.voucherReference.trim() !== context.refusedReference
  );
}

/** What is kept of a payment that has come so far (E-02). */
export function recordOf(
  { session, booking, iPageSessionId, wallets }: PaymentContext,
  state: PaymentState,
): PaymentRecord {
  return paymentRecord(session, booking, { iPageSessionId, wallets }, state);
}
