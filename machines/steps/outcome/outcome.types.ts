import type { PaymentRecord } from '../../../src/domain/payment-record.ts';

export interface OutcomeInput {
  payment: PaymentRecord;
}

/**
 * The booking is made, the provider's page that was left has taken nothing (D-375), or the guest begins anew since the
 * booking is clearly not made (E-03).
 */
export type OutcomeOutput = { type: 'booked' } | { type: 'untaken' } | { type: 'begunAnew' };
