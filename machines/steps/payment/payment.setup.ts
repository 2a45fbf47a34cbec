import { assign, emit, enqueueActions, sendParent, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { FoundBooking } from '../../../src/api/stay/find-booking.ts';
import type { CompleteAnswer } from '../../../src/api/stay/payment.ts';
import type { Staged } from '../../../src/api/stay/stage.ts';
import { CARD_FIELDS, isCardFilled, type CardFacts, type CardField } from '../../../src/domain/card-facts.ts';
import { sumDifference, type SumDifference } from '../../../src/domain/estate-sums.ts';
import { paymentRecord } from '../../../src/domain/payment-of-booking.ts';
import type { PaymentRecord, PaymentState } from '../../../src/domain/payment-record.ts';
import {
  canRedeemVouchers,
  classifyRedeemedVoucher,
  isAlreadyApplied,
  type AppliedVoucher,
  type InvalidVoucher,
  type VoucherOutcome,
  type VoucherStatus,
} from '../../../src/domain/vouchers.ts';
import type { BookingUpdated } from '../../shared/booking-updated.ts';
import { isGone } from '../../shared/failure.ts';
import { isClearNo, mayBeMade } from '../../shared/refusals.ts';
import { FORM_RETURNED, type FormReturned } from '../../shared/form-returned.ts';
import { ports } from '../../shared/ports.ts';
import type { PaymentInput, PaymentNotice, PaymentOutput } from './payment.types.ts';
import { outcomeOf, reasonOf, type Outcome } from './payment.rules.ts';

/** How the provider's page in the frame ended (D-27). */
export type FrameStatus = 'completed' | 'failed' | 'cancelled';

/** How often the session is kept alive while the provider's page is open, and how many times: half an hour (E-04). */
export const FRAME_PAUSE_MS = 3 * 60_000;
export const FRAME_KEEPS = 10;

export interface PaymentContext extends PaymentInput {
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
  failure: Failure | null;
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

function voucherOutcome({ voucherReference }: PaymentContext, status: VoucherStatus | null): VoucherOutcome {
  return classifyRedeemedVoucher(voucherReference.trim(), status);
}

function withoutReference(vouchers: AppliedVoucher[], reference: string): AppliedVoucher[] {
  return vouchers.filter(({ voucher }) => voucher.certificateReferenceNumber !== reference);
}

function isVoucherNew({ voucherReference, booking: { vouchers } }: PaymentContext): boolean {
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
function recordOf({ session, booking, iPageSessionId }: PaymentContext, state: PaymentState): PaymentRecord {
  return paymentRecord(session, booking, iPageSessionId, state);
}

const types = {} as {
  context: PaymentContext;
  events: PaymentEvent;
  input: PaymentInput;
  output: PaymentOutput;
  emitted: FormReturned;
  tags: 'busy' | 'paying' | 'framed';
};

const told = (notice: PaymentNotice) => notice;

export const paymentSetup = setup({
  types,
  actors: {
    stageBooking: ports.stageBooking,
    checkVoucher: ports.checkVoucher,
    completeBooking: ports.completeBooking,
    findBooking: ports.findBooking,
    keepAlive: ports.keepAlive,
    pause: ports.pause,
  },
  guards: {
    isOurCardFilled: ({ context }, params: { card: CardFacts }) =>
      context.iPageSessionId === null && isCardFilled(params.card),
    isOurCardAwaited: ({ context }) => context.iPageSessionId === null,
    hasFrame: ({ context }) => context.iPageSessionId !== null,
    isFrameStatus: (_, params: { status: FrameStatus; expected: FrameStatus }) =>
      params.status === params.expected,
    isFrameLeft: ({ context }) => context.frameKeeps >= FRAME_KEEPS,
    isVoucherNew: ({ context }) => isVoucherNew(context),
    holdsPayment: ({ context }) => holdsPayment(context),
    isPayHeld: ({ context }) => context.isPayHeld,
    /** In the provider's page the guest sees the new sum anyway. */
    asksAgain: ({ context }, { iPageSessionId }: Staged) => context.isPayHeld && iPageSessionId === null,
    isVoucherAccepted: ({ context }, status: VoucherStatus) =>
      voucherOutcome(context, status).kind === 'applied',
    isClearNo: (_, failure: Failure) => isClearNo(failure),
    isRemovable: ({ context }, params: { reference: string }) =>
      context.booking.vouchers.some(
        ({ voucher, content }) =>
          content.isMonetary && voucher.certificateReferenceNumber === params.reference,
      ),
    isOutcome: ({ context }, params: { answer: CompleteAnswer | Failure; expected: Outcome }) =>
      outcomeOf(params.answer, { inFrame: context.iPageSessionId !== null }) === params.expected,
    /** Nothing was reported as completed, so that a refusal is one (D-375). */
    isUntaken: (_, answer: CompleteAnswer | Failure) => outcomeOf(answer, { inFrame: false }) === 'refused',
    isUnstaged: ({ context }) => !context.isStaged,
    isGone: ({ context: { failure } }) => failure !== null && isGone(failure),
    mayBeMade: (_, failure: Failure) => mayBeMade(failure),
    isBooked: (_, { isBooked }: FoundBooking) => isBooked,
    isOtherBill: ({ context }, { sums }: Staged) => sumDifference(context.booking, sums) !== null,
  },
  actions: {
    keepCard: assign(({ context }, { card }: { card: CardFacts }) => ({
      card,
      reported: context.reported.filter((field) => !card.filled[field]),
    })),
    leaveCardField: assign(({ context }, params: { field: CardField }) => ({
      leftFields: context.leftFields.includes(params.field)
        ? context.leftFields
        : [...context.leftFields, params.field],
    })),
    showMissing: assign((_, params: { card: CardFacts }) => ({
      card: params.card,
      wasSubmitted: true,
      reported: CARD_FIELDS.filter((field) => !params.card.filled[field]),
    })),
    tellReturned: emit(FORM_RETURNED),
    keepReference: assign((_, params: { reference: string }) => ({
      voucherReference: params.reference,
      voucherFailure: null,
    })),
    // Told by Pay, the guest may pay without it (D-452); told by Redeem, Pay asks once more (D-456).
    keepVoucherFailure: assign(({ context }, voucherFailure: Failure) => ({
      voucherFailure,
      ...(context.isPayHeld ? { refusedReference: context.voucherReference.trim() } : {}),
    })),
    holdPayment: assign({ isPayHeld: true }),
    letPaymentGo: assign({ isPayHeld: false }),
    wishVoucher: assign(({ context }, status: VoucherStatus) => {
      const outcome = voucherOutcome(context, status);
      if (outcome.kind !== 'applied') return {};
      const { vouchers } = context.booking;
      const reference = outcome.voucher.voucher.certificateReferenceNumber;
      return {
        wished: [...withoutReference(vouchers, reference), outcome.voucher],
        invalidVouchers: context.invalidVouchers.filter((invalid) => invalid.reference !== reference),
        voucherReference: '',
        refusedReference: '',
        voucherFailure: null,
      };
    }),
    listInvalidVoucher: assign(({ context }, status: VoucherStatus | null) => {
      const outcome = voucherOutcome(context, status);
      if (outcome.kind !== 'invalid') return {};
      const { voucher } = outcome;
      const others = context.invalidVouchers.filter(({ reference }) => reference !== voucher.reference);
      return {
        invalidVouchers: [...others, voucher],
        refusedReference: context.voucherReference.trim(),
        voucherFailure: null,
      };
    }),
    wishWithout: assign(({ context }, params: { reference: string }) => ({
      wished: withoutReference(context.booking.vouchers, params.reference),
      isPayHeld: false,
    })),
    changeVouchers: enqueueActions(({ context: { booking, wished: vouchers }, enqueue }) => {
      enqueue.assign({ booking: { ...booking, vouchers } });
      const updated: BookingUpdated = { type: 'booking.updated', patch: { vouchers } };
      enqueue(sendParent(updated));
    }),
    keepPaymentSession: assign((_, { iPageSessionId }: Staged) => ({
      iPageSessionId,
      isStaged: true,
      isPayHeld: false,
      frameKeeps: 0,
    })),
    keepDifference: assign(({ context }, { sums }: Staged) => ({
      difference: sumDifference(context.booking, sums),
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepReason: assign((_, answer: CompleteAnswer | Failure) => ({ reason: reasonOf(answer) })),
    countFrameKeep: assign({ frameKeeps: ({ context }) => context.frameKeeps + 1 }),
    tellStarted: sendParent(({ context }) =>
      told({ type: 'payment.started', payment: recordOf(context, 'sending') }),
    ),
    endBooking: sendParent({ type: 'booking.ended', reason: 'expired' }),
    /** Nothing is sent: what may have been done on the page is asked about (D-440). */
    tellAsked: sendParent(({ context }) =>
      told({ type: 'payment.started', payment: recordOf(context, 'left') }),
    ),
    tellEnded: sendParent(told({ type: 'payment.ended' })),
    tellFrameOpened: sendParent(({ context }) =>
      told({ type: 'frame.opened', payment: recordOf(context, 'framed') }),
    ),
    tellFrameRested: sendParent(told({ type: 'frame.rested' })),
    tellFrameClosed: enqueueActions(({ context, enqueue }) => {
      if (context.iPageSessionId !== null) enqueue(sendParent(told({ type: 'frame.closed' })));
    }),
  },
});
