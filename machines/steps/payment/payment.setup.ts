import { assign, emit, enqueueActions, sendParent, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { FoundBooking } from '../../../src/api/stay/find-booking.ts';
import type { CompleteAnswer } from '../../../src/api/stay/payment.ts';
import type { StagedBill } from '../../../src/api/stay/stage.ts';
import { CARD_FIELDS, isCardFilled, type CardFacts, type CardField } from '../../../src/domain/card-facts.ts';
import { sumDifference } from '../../../src/domain/estate-sums.ts';
import type { VoucherStatus } from '../../../src/domain/vouchers.ts';
import type { BookingUpdated } from '../../shared/booking-updated.ts';
import { isSessionGone } from '../../shared/failure.ts';
import { keepFailure } from '../../shared/last-failure.ts';
import { isRefusal, mayBeBookedAlready } from '../../shared/refusals.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
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
  FRAME_KEEPS,
  FRAME_PAUSE_MS,
  holdsPayment,
  isVoucherNew,
  outcomeOf,
  reasonOf,
  recordOf,
  voucherOutcome,
  withoutReference,
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
    isFrameLeft: ({ context }) => context.frameKeeps >= FRAME_KEEPS,
    isVoucherNew: ({ context }) => isVoucherNew(context),
    holdsPayment: ({ context }) => holdsPayment(context),
    isPayHeld: ({ context }) => context.isPayHeld,
    /** In the provider's page the guest sees the new sum anyway. */
    asksAgain: ({ context }, { iPageSessionId }: StagedBill) => context.isPayHeld && iPageSessionId === null,
    isVoucherAccepted: ({ context }, status: VoucherStatus) =>
      voucherOutcome(context, status).kind === 'applied',
    isRefusal: (_, failure: Failure) => isRefusal(failure),
    isRemovable: ({ context }, params: { reference: string }) =>
      context.booking.vouchers.some(
        ({ voucher, content }) =>
          content.isMonetary && voucher.certificateReferenceNumber === params.reference,
      ),
    isOutcome: ({ context }, params: { answer: CompleteAnswer | Failure; expected: Outcome }) =>
      outcomeOf(params.answer, { inFrame: context.iPageSessionId !== null }) === params.expected,
    /** Nothing was reported as completed, so that a refusal is one (D-375). */
    isUntaken: (_, answer: CompleteAnswer | Failure) => outcomeOf(answer, { inFrame: false }) === 'refused',
    /** The guest has not come from the summary, which stages (D-400). */
    needsStaging: ({ context }) => !context.isStaged,
    isGone: ({ context: { failure } }) => failure !== null && isSessionGone(failure),
    mayBeBookedAlready: (_, failure: Failure) => mayBeBookedAlready(failure),
    isBooked: (_, { isBooked }: FoundBooking) => isBooked,
    isOtherBill: ({ context }, { sums }: StagedBill) => sumDifference(context.booking, sums) !== null,
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
    keepPaymentSession: assign((_, { iPageSessionId, wallets }: StagedBill) => ({
      iPageSessionId,
      wallets,
      isStaged: true,
      isPayHeld: false,
      frameKeeps: 0,
    })),
    keepDifference: assign(({ context }, { sums }: StagedBill) => ({
      difference: sumDifference(context.booking, sums),
    })),
    keepFailure: assign(keepFailure),
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

export const frameIs = (expected: FrameStatus) => ({
  type: 'isFrameStatus' as const,
  params: ({ event }: { event: { status: FrameStatus } }) => ({ status: event.status, expected }),
});

/** What the provider's page says of its end (D-27): after any other than payment the bill is staged again (D-113). */
const reported = [
  { guard: frameIs('completed'), target: '#payment.submitting' },
  { guard: frameIs('cancelled'), target: '#payment.ready.frameCancelled', actions: 'tellFrameClosed' },
  { target: '#payment.ready.frameFailed', actions: 'tellFrameClosed' },
] as const;

/** The question whether a voucher is good, as it was typed. */
export const lookUp = {
  id: 'checkVoucher',
  src: 'checkVoucher',
  input: ({ context: { voucherReference, booking } }: { context: PaymentContext }) => ({
    reference: voucherReference.trim(),
    arrivalDate: booking.search.arrivalDate,
  }),
} as const;

/** A voucher that nobody has issued cannot be found (B §4); where there is no answer, nothing is known of it (D-456). */
export const lookUpFailed = <const Target extends string>(target: Target) =>
  [
    {
      guard: withFailure('isRefusal', 'checkVoucher'),
      target,
      actions: { type: 'listInvalidVoucher', params: null },
    },
    { target, actions: withFailure('keepVoucherFailure', 'checkVoucher') },
  ] as const;

/**
 * The provider's page is open: the session is kept alive for half an hour, and the guest does not count as idle (E-04).
 * What was reported as completed may be paid, so nothing leads back from it, and who leaves the page before it
 * has reported, or changes the bill, has the estate asked first (D-375).
 */
export const framed = paymentSetup.createStateConfig({
  tags: 'framed',
  initial: 'waiting',
  entry: 'tellFrameOpened',
  on: {
    'frame.reported': reported,
    'voucher.redeemed': { guard: 'isVoucherNew', target: '.redeeming' },
    'voucher.removed': {
      guard: withEvent('isRemovable'),
      target: '#payment.askingFrame',
      actions: withEvent('wishWithout'),
    },
    'back.pressed': '#payment.left',
  },
  states: {
    waiting: {
      always: { guard: 'isFrameLeft', target: 'resting' },
      invoke: {
        id: 'pause',
        src: 'pause',
        input: { milliseconds: FRAME_PAUSE_MS },
        onDone: 'keepingAlive',
        onError: 'keepingAlive',
      },
    },
    keepingAlive: {
      entry: 'countFrameKeep',
      invoke: {
        id: 'keepAlive',
        src: 'keepAlive',
        input: ({ context }) => ({ sessionId: context.session.id }),
        // Whether the payment still counts is the provider's to say.
        onDone: 'waiting',
        onError: 'waiting',
      },
    },
    resting: { entry: 'tellFrameRested' },
    /** The page stays as it is, and what is kept of it, until the voucher is known to be good. */
    redeeming: {
      tags: 'busy',
      on: { 'voucher.typed': {}, 'voucher.redeemed': {} },
      invoke: {
        ...lookUp,
        onDone: [
          {
            guard: withOutput('isVoucherAccepted'),
            target: '#payment.askingFrame',
            actions: withOutput('wishVoucher'),
          },
          { target: 'waiting', actions: withOutput('listInvalidVoucher') },
        ],
        onError: lookUpFailed('waiting'),
      },
    },
  },
});
