import type { PaymentRecord } from '../../../src/domain/payment-record.ts';

export interface OutcomeInput {
  payment: PaymentRecord;
}

/** The booking is made, or the guest begins anew since it clearly is not (E-03). */
export type OutcomeOutput = { type: 'booked' } | { type: 'begunAnew' };
