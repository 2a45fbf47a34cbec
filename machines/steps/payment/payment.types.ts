import type { Failure } from '../../../src/api/failure.ts';
import type { CardFacts, CardField } from '../../../src/domain/card-facts.ts';
import type { SumDifference } from '../../../src/domain/estate-sums.ts';
import type { AppliedVoucher, InvalidVoucher } from '../../../src/domain/vouchers.ts';
import type { Booking } from '../../../src/domain/booking.ts';
import type { StayConfiguration } from '../../../src/domain/configuration.ts';
import type { PaymentRecord } from '../../../src/domain/payment-record.ts';
import type { Session } from '../../../src/domain/session.ts';
import type { Wallet } from '../../../src/domain/wallets.ts';
import type { LastFailure } from '../../shared/last-failure.ts';

export interface PaymentInput {
  configuration: StayConfiguration;
  session: Session;
  booking: Booking;
  /** With it the provider's frame takes the card; without it our card form does (D-27). */
  iPageSessionId: string | null;
  /** What that page takes beside a card (D-526). */
  wallets: readonly Wallet[];
  /** Otherwise the bill is staged first: the guest has come by the address (D-38). */
  isStaged: boolean;
}

/** Told to the flow while the step is open. What was refused has ended; a frame that rests no longer counts as activity. */
export type PaymentNotice =
  | { type: 'payment.started'; payment: PaymentRecord }
  | { type: 'payment.ended' }
  | { type: 'frame.opened'; payment: PaymentRecord }
  | { type: 'frame.rested' }
  | { type: 'frame.closed' };

/**
 * What became of a payment that is lost has to be asked for; so has one that the estate did not know the session of
 * (E-01), and what was done on the provider's page where the guest has left it open (D-375).
 */
export type PaymentOutput =
  { type: 'paid' } | { type: 'lost' } | { type: 'gone' } | { type: 'left' } | { type: 'back' };

/** How the provider's page in the frame ended (D-27). */
export type FrameStatus = 'completed' | 'failed' | 'cancelled';

export interface PaymentContext extends PaymentInput, LastFailure {
  card: CardFacts;
  /** Fields of the card form that the guest has left. */
  leftFields: CardField[];
  wasSubmitted: boolean;
  /** The fields that were missing when the guest tried to pay, and have been since (D-446). */
  reported: CardField[];
  voucherReference: string;
  /** The reference that was last looked up and does not count, as it was typed: the guest has been told. */
  refusedReference: string;
  /** Pay was pressed, and waits for the voucher whose reference was typed (D-452). */
  isPayHeld: boolean;
  /** The vouchers of the bill that is staged next; while the provider's page is open the estate is asked before (D-375). */
  wished: AppliedVoucher[];
  invalidVouchers: InvalidVoucher[];
  /** Why the voucher that stands in the field could not be checked (D-456). */
  voucherFailure: Failure | null;
  /** How often the session was kept alive since the provider's page was opened (E-04). */
  frameKeeps: number;
  /** Why the payment was refused, in the estate's own words; empty where it gave none. */
  reason: string;
  /** How the bill that was staged differs from the one that the guest sees (E-06). */
  difference: SumDifference | null;
}

export type PaymentEvent =
  | { type: 'card.changed'; card: CardFacts }
  | { type: 'card.left'; field: CardField }
  /** The card itself waits in the vault. */
  | { type: 'payment.submitted'; card: CardFacts }
  | { type: 'frame.reported'; status: FrameStatus }
  | { type: 'voucher.typed'; reference: string }
  | { type: 'voucher.redeemed' }
  | { type: 'voucher.removed'; reference: string }
  | { type: 'staging.retried' }
  | { type: 'back.pressed' };
