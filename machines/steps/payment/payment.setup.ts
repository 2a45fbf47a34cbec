import { assign, emit, enqueueActions, sendParent, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { FoundBooking } from '../../../src/api/stay/find-booking.ts';
import type { CompleteAnswer } from '../../../src/api/stay/payment.ts';
import type { StagedBill } from '../../../src/api/stay/stage.ts';
import { CARD_FIELDS, isCardFilled, type CardFacts } from '../../../src/domain/payment/card-facts.ts';
import { sumDifference } from '../../../src/domain/money/estate-sums.ts';
import {
  hasReference,
  moneyVouchers,
  withoutReference,
  type VoucherStatus,
} from '../../../src/domain/vouchers/vouchers.ts';
import type { BookingUpdated } from '../../shared/booking-updated.ts';
import { amendmentDoubted } from '../../shared/amendment-doubted.ts';
import { isSessionGone } from '../../shared/failure.ts';
import { keepFailure } from '../../shared/last-failure.ts';
import { isAboutBooking, isRefusal, mayBeBookedAlready } from '../../shared/refusals.ts';
import { FORM_RETURNED, type FormReturned } from '../../shared/form-returned.ts';
import { ports } from '../../shared/ports.ts';
import type {
  FrameStatus,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
  PaymentNotice,
  PaymentOutput,
} from './payment.types.ts';
import {
  MAX_KEEP_ALIVE_CALLS,
  mustCheckVoucher,
  canCheckVoucher,
  outcomeOf,
  reasonOf,
  recordOf,
  voucherOutcome,
  type Outcome,
} from './payment.rules.ts';

const types = {} as {
  context: PaymentContext;
  events: PaymentEvent;
  input: PaymentInput;
  output: PaymentOutput;
  emitted: FormReturned;
  tags: 'busy' | 'paying' | 'framed' | 'failed';
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
    isKeptLongEnough: ({ context }) => context.keepAliveCalls >= MAX_KEEP_ALIVE_CALLS,
    canCheckVoucher: ({ context }) => canCheckVoucher(context),
    mustCheckVoucher: ({ context }) => mustCheckVoucher(context),
    isPayWaiting: ({ context }) => context.isPayWaiting,
    /** The guest sees the new sum and has to press Pay again. The provider's page shows the new sum itself. */
    asksAgain: ({ context }, { iPageSessionId }: StagedBill) =>
      context.isPayWaiting && iPageSessionId === null,
    isVoucherAccepted: ({ context }, status: VoucherStatus | null) =>
      voucherOutcome(context, status).kind === 'applied',
    /** Not after the provider's page: nothing refuses then (E-04). */
    isAboutBooking: ({ context }, failure: Failure) =>
      context.iPageSessionId === null && isAboutBooking(failure),
    isClearRefusal: ({ context: { failure } }) => failure !== null && isRefusal(failure),
    isRemovable: ({ context }, params: { reference: string }) =>
      hasReference(moneyVouchers(context.booking.vouchers), params.reference),
    isOutcome: ({ context }, params: { answer: CompleteAnswer | Failure; expected: Outcome }) =>
      outcomeOf(params.answer, { inFrame: context.iPageSessionId !== null }) === params.expected,
    /**
     * The estate refuses, so nothing was taken. Only for use before the provider's page reports a payment: after that,
     * a refusal proves nothing.
     */
    isUntaken: (_, answer: CompleteAnswer | Failure) => outcomeOf(answer, { inFrame: false }) === 'refused',
    /** The bill is not staged yet: the guest has not come from the summary. */
    needsStaging: ({ context }) => !context.isStaged,
    isSessionGone: ({ context: { failure } }) => failure !== null && isSessionGone(failure),
    mayBeBookedAlready: (_, failure: Failure) => mayBeBookedAlready(failure),
    isBooked: (_, { isBooked }: FoundBooking) => isBooked,
    isOtherBill: ({ context }, { sums }: StagedBill) => sumDifference(context.booking, sums) !== null,
  },
  actions: {
    keepCard: assign(({ context }, { card }: { card: CardFacts }) => ({
      card,
      reportedFields: context.reportedFields.filter((field) => !card.filled[field]),
    })),
    leaveCardField: assign(({ context }, params: { field: keyof CardFacts['filled'] }) => ({
      leftFields: context.leftFields.includes(params.field)
        ? context.leftFields
        : [...context.leftFields, params.field],
    })),
    showMissing: assign((_, params: { card: CardFacts }) => ({
      card: params.card,
      wasSubmitted: true,
      reportedFields: CARD_FIELDS.filter((field) => !params.card.filled[field]),
    })),
    tellReturned: emit(FORM_RETURNED),
    keepReference: assign((_, params: { reference: string }) => ({
      voucherReference: params.reference,
      voucherFailure: null,
    })),
    // The check has failed. If Pay had started it, the next press of Pay pays without this voucher. If Redeem had, Pay
    // checks the voucher once more.
    keepVoucherFailure: assign(({ context }, voucherFailure: Failure) => ({
      voucherFailure,
      ...(context.isPayWaiting ? { refusedReference: context.voucherReference.trim() } : {}),
    })),
    waitForVoucher: assign({ isPayWaiting: true }),
    stopWaiting: assign({ isPayWaiting: false }),
    addVoucher: assign(({ context }, status: VoucherStatus | null) => {
      const outcome = voucherOutcome(context, status);
      if (outcome.kind !== 'applied') return {};
      const { vouchers } = context.booking;
      const reference = outcome.voucher.voucher.certificateReferenceNumber;
      return {
        nextVouchers: [...withoutReference(vouchers, reference), outcome.voucher],
        invalidVouchers: withoutReference(context.invalidVouchers, reference),
        voucherReference: '',
        refusedReference: '',
        voucherFailure: null,
      };
    }),
    listInvalidVoucher: assign(({ context }, status: VoucherStatus | null) => {
      const outcome = voucherOutcome(context, status);
      if (outcome.kind !== 'invalid') return {};
      const { voucher } = outcome;
      const others = withoutReference(context.invalidVouchers, voucher.reference);
      return {
        invalidVouchers: [...others, voucher],
        refusedReference: context.voucherReference.trim(),
        voucherFailure: null,
      };
    }),
    removeVoucher: assign(({ context }, params: { reference: string }) => ({
      nextVouchers: withoutReference(context.booking.vouchers, params.reference),
      isPayWaiting: false,
    })),
    /** Takes a refused voucher off the list, and out of the field where it still stands there. */
    forgetVoucher: assign(({ context }, params: { reference: string }) => ({
      invalidVouchers: withoutReference(context.invalidVouchers, params.reference),
      ...(context.voucherReference.trim() === params.reference && { voucherReference: '' }),
    })),
    changeVouchers: enqueueActions(({ context: { booking, nextVouchers: vouchers }, enqueue }) => {
      enqueue.assign({ booking: { ...booking, vouchers } });
      const updated: BookingUpdated = { type: 'booking.updated', patch: { vouchers } };
      enqueue(sendParent(updated));
    }),
    takeStagedBill: assign((_, { iPageSessionId, wallets }: StagedBill) => ({
      iPageSessionId,
      wallets,
      isStaged: true,
      isPayWaiting: false,
      keepAliveCalls: 0,
    })),
    keepDifference: assign(({ context }, { sums }: StagedBill) => ({
      difference: sumDifference(context.booking, sums),
    })),
    keepFailure: assign(keepFailure),
    tellRefused: enqueueActions(({ context, enqueue }) => {
      for (const event of amendmentDoubted(context)) enqueue(sendParent(event));
    }),
    keepReason: assign((_, answer: CompleteAnswer | Failure) => ({
      reason: reasonOf(answer),
      failure: 'type' in answer ? null : answer,
    })),
    countKeepAlive: assign({ keepAliveCalls: ({ context }) => context.keepAliveCalls + 1 }),
    tellSending: sendParent(({ context }) =>
      told({ type: 'payment.recorded', payment: recordOf(context, 'sending') }),
    ),
    tellExpired: sendParent({ type: 'booking.ended', reason: 'expired' }),
    /**
     * Records the payment as left, not as sent: the call that follows asks whether the provider's page has taken money.
     */
    tellFrameLeft: sendParent(({ context }) =>
      told({ type: 'payment.recorded', payment: recordOf(context, 'left') }),
    ),
    tellDropped: sendParent(told({ type: 'payment.dropped' })),
    tellFrameOpened: sendParent(({ context }) =>
      told({ type: 'frame.opened', payment: recordOf(context, 'framed') }),
    ),
    tellUnattended: sendParent(told({ type: 'frame.unattended' })),
    tellFrameClosed: enqueueActions(({ context, enqueue }) => {
      if (context.iPageSessionId !== null) enqueue(sendParent(told({ type: 'frame.closed' })));
    }),
  },
});

/** The call that checks the typed voucher. */
export const lookUp = {
  id: 'checkVoucher',
  src: 'checkVoucher',
  input: ({ context: { voucherReference, booking } }: { context: PaymentContext }) => ({
    reference: voucherReference.trim(),
    arrivalDate: booking.search.arrivalDate,
  }),
} as const;
