import type { PaymentRecord } from '../../../src/domain/payment-record.ts';

export interface OutcomeInput {
  payment: PaymentRecord;
}

/** The answer to the last question: none yet, no booking so far, or no usable answer. */
export type LastAnswer = 'none' | 'notThere' | 'silence';

/**
 * 'booked': the booking is made. 'untaken': the provider's page that the guest left has taken nothing. 'begunAnew': the
 * booking is clearly not made, and the guest begins anew (E-03).
 */
export type OutcomeOutput = { type: 'booked' } | { type: 'untaken' } | { type: 'begunAnew' };
