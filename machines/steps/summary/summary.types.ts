import type { PaymentRecord } from '../../../src/domain/payment/payment-record.ts';
import type { Place } from '../../../src/domain/booking/steps.ts';
import type { Wallet } from '../../../src/domain/payment/wallets.ts';
import type { StayInput } from '../stay-step.types.ts';

export type SummaryInput = StayInput;

export type SummaryOutput =
  | { type: 'staged'; iPageSessionId: string | null; wallets: readonly Wallet[] }
  | { type: 'back' }
  | { type: 'edit'; place: Place }
  /** The booking is made already, in another tab for instance. */
  | { type: 'made'; payment: PaymentRecord };
