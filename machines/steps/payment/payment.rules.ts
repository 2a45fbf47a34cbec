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
 * The meaning of an answer to complete (E-01). 'paid': the booking is made. 'refused': nothing was taken, and another
 * card may be tried. 'gone': the session is over, if retrieve agrees. 'unknown': retrieve decides.
 */
export type Outcome = 'paid' | 'refused' | 'gone' | 'unknown';

/** The outcome of a status. Any other status is 'unknown', because it may come after the commit (E-01, T10). */
export const OUTCOME_OF_STATUS: Readonly<Record<number, Outcome>> = {
  400: 'refused',
  402: 'refused',
  422: 'refused',
  404: 'gone',
  410: 'gone',
};

/** The outcome of a readable 2xx, by its body (E-01). */
const OUTCOME_OF_ANSWER: Readonly<Record<CompleteAnswer['type'], Outcome>> = {
  accepted: 'paid',
  refused: 'refused',
};

/**
 * The outcome of a payment, by its answer or its failure. After a payment in the provider's frame no answer counts as a
 * refusal: the money may be taken (E-04).
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

/**
 * The pause between two keep-alive calls while the provider's page is open, in milliseconds. They go on for half an
 * hour (E-04, D-360).
 */
export const FRAME_PAUSE_MS = 3 * 60_000;
export const FRAME_KEEPS = 10;

/** Whether the typed voucher counts. `status` is null where the estate does not know it. */
export function voucherOutcome(
  { voucherReference }: PaymentContext,
  status: VoucherStatus | null,
): VoucherOutcome {
  return classifyRedeemedVoucher(voucherReference.trim(), status);
}

export function withoutReference(vouchers: AppliedVoucher[], reference: string): AppliedVoucher[] {
  return vouchers.filter(({ voucher }) => voucher.certificateReferenceNumber !== reference);
}

/** Whether the typed reference can be looked up. */
export function isVoucherNew({ voucherReference, booking: { vouchers } }: PaymentContext): boolean {
  return (
    voucherReference.trim() !== '' &&
    canRedeemVouchers(vouchers) &&
    !isAlreadyApplied(vouchers, voucherReference)
  );
}

/** Whether paying now would silently drop the typed reference (D-452). */
export function holdsPayment(context: PaymentContext): boolean {
  return (
    context.iPageSessionId === null &&
    isVoucherNew(context) &&
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
