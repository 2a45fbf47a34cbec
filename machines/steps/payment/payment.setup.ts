import { assign, sendParent, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { Booking } from '../../../src/domain/booking.ts';
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
import { ports } from '../../shared/ports.ts';
import { isCardFilled, type CardFacts, type CardField } from '../../../src/domain/card-facts.ts';
import type { PaymentInput, PaymentNotice, PaymentOutput } from './payment.contract.ts';

/** How the provider's page in the frame ended (D-27). */
export type FrameStatus = 'completed' | 'failed' | 'cancelled';

/** Pauses before the estate is asked whether it has the booking, one per question (D-28). Milliseconds. */
export const PAUSES_MS: readonly number[] = [1000, 3000, 6000];

export interface PaymentContext extends PaymentInput {
  card: CardFacts;
  /** Fields of the card form that the guest has left. */
  leftFields: CardField[];
  wasSubmitted: boolean;
  /** How often the form came back with something missing. */
  refusals: number;
  voucherReference: string;
  invalidVouchers: InvalidVoucher[];
  /** Questions asked about the outcome of a payment (D-28). */
  asked: number;
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
  | { type: 'outcome.asked' }
  | { type: 'back.pressed' };

function outcomeOf({ voucherReference }: PaymentContext, status: VoucherStatus | null): VoucherOutcome {
  return classifyRedeemedVoucher(voucherReference.trim(), status);
}

function withoutReference(vouchers: AppliedVoucher[], reference: string): AppliedVoucher[] {
  return vouchers.filter(({ voucher }) => voucher.certificateReferenceNumber !== reference);
}

function withVouchers(booking: Booking, vouchers: AppliedVoucher[]): Booking {
  return { ...booking, vouchers };
}

const types = {} as {
  context: PaymentContext;
  events: PaymentEvent;
  input: PaymentInput;
  output: PaymentOutput;
  tags: 'busy' | 'paying';
};

export const paymentSetup = setup({
  types,
  actors: {
    stageBooking: ports.stageBooking,
    checkVoucher: ports.checkVoucher,
    completeBooking: ports.completeBooking,
    findBooking: ports.findBooking,
    pause: ports.pause,
  },
  guards: {
    wasPaying: ({ context }) => context.wasPaying === true,
    isOurCardFilled: ({ context }, params: { card: CardFacts }) =>
      context.iPageSessionId === null && isCardFilled(params.card),
    isOurCardAwaited: ({ context }) => context.iPageSessionId === null,
    isFrameStatus: ({ context }, params: { status: FrameStatus; expected: FrameStatus }) =>
      context.iPageSessionId !== null && params.status === params.expected,
    isVoucherNew: ({ context }) =>
      context.voucherReference.trim() !== '' &&
      canRedeemVouchers(context.booking.vouchers) &&
      !isAlreadyApplied(context.booking.vouchers, context.voucherReference),
    isVoucherAccepted: ({ context }, status: VoucherStatus) => outcomeOf(context, status).kind === 'applied',
    isRemovable: ({ context }, params: { reference: string }) =>
      context.booking.vouchers.some(
        ({ voucher, content }) =>
          content.IsMonetary && voucher.certificateReferenceNumber === params.reference,
      ),
    /**
     * An answer that says no; without an answer the outcome is unknown (D-28). A 409 is no such answer: a browser may
     * send a call again by itself when its connection was cut, and the estate then says that it is completed already.
     */
    isRefusal: (_, failure: Failure) => {
      return failure.kind === 'unauthorised' || (failure.kind === 'http' && failure.status !== 409);
    },
    isFound: (_, found: boolean) => found,
    mayAskAgain: ({ context }) => context.asked < PAUSES_MS.length,
  },
  actions: {
    keepCard: assign((_, { card }: { card: CardFacts }) => ({ card })),
    leaveCardField: assign(({ context }, params: { field: CardField }) => ({
      leftFields: context.leftFields.includes(params.field)
        ? context.leftFields
        : [...context.leftFields, params.field],
    })),
    showMissing: assign(({ context }, params: { card: CardFacts }) => ({
      card: params.card,
      wasSubmitted: true,
      refusals: context.refusals + 1,
    })),
    keepReference: assign((_, params: { reference: string }) => ({ voucherReference: params.reference })),
    applyVoucher: assign(({ context }, status: VoucherStatus) => {
      const outcome = outcomeOf(context, status);
      if (outcome.kind !== 'applied') return {};
      const { vouchers } = context.booking;
      const reference = outcome.voucher.voucher.certificateReferenceNumber;
      return {
        booking: withVouchers(context.booking, [...withoutReference(vouchers, reference), outcome.voucher]),
        invalidVouchers: context.invalidVouchers.filter((invalid) => invalid.reference !== reference),
        voucherReference: '',
      };
    }),
    listInvalidVoucher: assign(({ context }, status: VoucherStatus | null) => {
      const outcome = outcomeOf(context, status);
      if (outcome.kind !== 'invalid') return {};
      const { voucher } = outcome;
      const others = context.invalidVouchers.filter(({ reference }) => reference !== voucher.reference);
      return { invalidVouchers: [...others, voucher] };
    }),
    removeVoucher: assign(({ context }, params: { reference: string }) => ({
      booking: withVouchers(context.booking, withoutReference(context.booking.vouchers, params.reference)),
    })),
    tellVouchers: sendParent(({ context }): BookingUpdated => ({
      type: 'booking.updated',
      patch: { vouchers: context.booking.vouchers },
    })),
    keepPaymentSession: assign((_, { iPageSessionId }: { iPageSessionId: string | null }) => ({
      iPageSessionId,
    })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    countQuestion: assign({ asked: ({ context }) => context.asked + 1 }),
    askAnew: assign({ asked: 0 }),
    tellStarted: sendParent({ type: 'payment.started' } satisfies PaymentNotice),
    tellEnded: sendParent({ type: 'payment.ended' } satisfies PaymentNotice),
  },
});
