import type { Failure } from '../../../src/api/failure.ts';
import type { CardFacts, CardField } from '../../../src/domain/payment/card-facts.ts';
import type { SumDifference } from '../../../src/domain/money/estate-sums.ts';
import type { AppliedVoucher, InvalidVoucher } from '../../../src/domain/vouchers/vouchers.ts';
import type { Booking } from '../../../src/domain/booking/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration/configuration.ts';
import type { PaymentRecord } from '../../../src/domain/payment/payment-record.ts';
import type { Session } from '../../../src/domain/booking/session.ts';
import type { Wallet } from '../../../src/domain/payment/wallets.ts';
import type { LastFailure } from '../../shared/last-failure.ts';

export interface PaymentInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
  /** The provider's payment session: its frame takes the card. Null: our card form takes the card. */
  iPageSessionId: string | null;
  /** The wallets that the provider's page takes beside a card. */
  wallets: readonly Wallet[];
  /**
   * False where the bill is not staged yet: the guest has come by the address, or the flow has passed over the summary.
   * The step then stages the bill before anything can be paid.
   */
  isStaged: boolean;
}

/**
 * Notices to the flow while the step is open. 'payment.dropped': nothing was taken; the payment was refused or never
 * made. 'frame.unattended': the open frame no longer counts as activity.
 */
export type PaymentNotice =
  | { type: 'payment.recorded'; payment: PaymentRecord }
  | { type: 'payment.dropped' }
  | { type: 'frame.opened'; payment: PaymentRecord }
  | { type: 'frame.unattended' }
  | { type: 'frame.closed' };

/**
 * How the step ends. 'unknown': the answer did not tell the outcome. 'gone': the estate does not know the session.
 * 'frameLeft': the guest left the provider's open page, or changed the vouchers beside it and the estate gave no clear
 * answer. After each of these, the flow asks the estate for the outcome.
 */
export type PaymentOutput =
  { type: 'paid' } | { type: 'unknown' } | { type: 'gone' } | { type: 'frameLeft' } | { type: 'back' };

/** How the provider's page in the frame ended. */
export type FrameStatus = 'completed' | 'failed' | 'cancelled';

export interface PaymentContext extends PaymentInput, LastFailure {
  card: CardFacts;
  /** The card fields that the guest has left. */
  leftFields: CardField[];
  wasSubmitted: boolean;
  /** The fields that were empty at the last attempt to pay and have been ever since. */
  reportedFields: CardField[];
  voucherReference: string;
  /**
   * The last reference that was refused, or whose check failed after a press of Pay, trimmed. The guest has been
   * told, so Pay does not check it again.
   */
  refusedReference: string;
  /** Pay waits for the check of the typed voucher. */
  isPayWaiting: boolean;
  /**
   * The vouchers of the next bill. While the provider's page is open, the estate is asked before that bill is staged.
   */
  nextVouchers: AppliedVoucher[];
  invalidVouchers: InvalidVoucher[];
  /** Why the voucher in the field could not be checked; null without a failure. */
  voucherFailure: Failure | null;
  /** Number of keep-alive calls since the provider's page opened. */
  keepAliveCalls: number;
  /** The estate's own reason for the refusal; empty where it gave none. */
  reason: string;
  /** How the staged bill last differed from the bill on the screen; null until it has. */
  difference: SumDifference | null;
}

export type PaymentEvent =
  | { type: 'card.changed'; card: CardFacts }
  | { type: 'card.left'; field: CardField }
  /** `card`: facts about the card. The card itself waits in the vault. */
  | { type: 'payment.submitted'; card: CardFacts }
  | { type: 'frame.reported'; status: FrameStatus }
  | { type: 'voucher.typed'; reference: string }
  | { type: 'redeem.pressed' }
  | { type: 'voucher.removed'; reference: string }
  | { type: 'staging.retried' }
  | { type: 'back.pressed' };
