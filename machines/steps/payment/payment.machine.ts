import type { ActorRefFrom } from 'xstate';
import { EMPTY_CARD } from '../../../src/domain/payment/card-facts.ts';
import { confirmationNumberOf } from '../../../src/domain/payment/payment-record.ts';
import { outputOf } from '../../shared/output.ts';
import { failureOf } from '../../shared/failure.ts';
import { NO_FAILURE } from '../../shared/last-failure.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import type { PaymentContext, PaymentOutput } from './payment.types.ts';
import type { Outcome } from './payment.rules.ts';
import { framed, frameIs } from './payment.frame.ts';
import { lookUp, paymentSetup } from './payment.setup.ts';

const answerMeans = (expected: Outcome) => ({
  type: 'isOutcome' as const,
  params: <Answer>({ event }: { event: { output: Answer } }) => ({ answer: event.output, expected }),
});

const failureMeans = (expected: Outcome) => ({
  type: 'isOutcome' as const,
  params: ({ event }: { event: { error: unknown } }) => ({
    answer: failureOf(event.error, 'completeBooking'),
    expected,
  }),
});

/**
 * Asks the estate, by `completeBooking` without a card, whether the provider's page has taken the money (D-375). Only a
 * clear no leads to `untaken`: the bill changes, or the guest reads that nothing was taken.
 */
const askingFrame = <const Target extends string, const Action extends string>(untaken: {
  target: Target;
  actions: Action[];
}) =>
  ({
    tags: 'busy',
    entry: 'tellFrameLeft',
    invoke: {
      id: 'askFrame',
      src: 'completeBooking',
      input: ({ context }: { context: PaymentContext }) => ({ sessionId: context.session.id, inFrame: true }),
      onDone: [{ guard: answerMeans('paid'), target: 'paid' }, untaken],
      onError: [{ guard: withFailure('isUntaken', 'completeBooking'), ...untaken }, { target: 'frameLeft' }],
    },
  }) as const;

/** Until staging succeeds, a press of Pay does nothing. */
const untilStaged = { 'payment.submitted': {}, 'staging.retried': '#payment.restaging' } as const;

/**
 * The guest may lower the bill by vouchers (D-34), and pays by card: in our form or in the provider's frame (D-27). One
 * payment is sent at a time (B §4). payment.rules.ts says what each answer to `complete` means. If the answer does not
 * tell whether the booking is made, the step ends with 'unknown'. The flow then asks the estate (E-01).
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    card: EMPTY_CARD,
    leftFields: [],
    wasSubmitted: false,
    reportedFields: [],
    voucherReference: '',
    refusedReference: '',
    isPayWaiting: false,
    nextVouchers: [],
    invalidVouchers: [],
    voucherFailure: null,
    keepAliveCalls: 0,
    reason: '',
    difference: null,
    ...NO_FAILURE,
  }),
  initial: 'ready',
  output: outputOf<PaymentContext, PaymentOutput>({
    paid: () => ({ type: 'paid' }),
    unknown: () => ({ type: 'unknown' }),
    gone: () => ({ type: 'gone' }),
    frameLeft: () => ({ type: 'frameLeft' }),
    back: () => ({ type: 'back' }),
  }),
  states: {
    /** Waits for the guest, or for the provider's page. */
    ready: {
      initial: 'opening',
      on: {
        'card.changed': { actions: withEvent('keepCard') },
        'card.left': { actions: withEvent('leaveCardField') },
        'voucher.typed': {
          actions: withEvent('keepReference'),
        },
        'redeem.pressed': { guard: 'canCheckVoucher', target: 'checkingVoucher', actions: 'stopWaiting' },
        'voucher.removed': [
          {
            guard: withEvent('isRemovable'),
            target: 'restaging',
            actions: [withEvent('removeVoucher'), 'changeVouchers'],
          },
          { actions: withEvent('forgetVoucher') },
        ],
        'payment.submitted': [
          {
            guard: 'mustCheckVoucher',
            target: 'checkingVoucher',
            actions: [withEvent('keepCard'), 'waitForVoucher'],
          },
          {
            guard: withEvent('isOurCardFilled'),
            target: 'submitting',
            actions: withEvent('keepCard'),
          },
          {
            guard: 'isOurCardAwaited',
            actions: [withEvent('showMissing'), 'tellReturned'],
          },
        ],
        'back.pressed': 'back',
      },
      states: {
        opening: {
          always: [
            { guard: 'needsStaging', target: '#payment.restaging' },
            { guard: 'hasFrame', target: 'framed' },
            { target: 'idle' },
          ],
        },
        idle: {},
        framed,
        refused: { entry: 'tellRefused' },
        /**
         * The voucher was not applied: it does not count, or the check failed (D-456). If Pay waited for the check, the
         * guest is told; else the screen goes back to the state before the check.
         */
        lookedUp: { always: [{ guard: 'isPayWaiting', target: 'voucherRefused' }, { target: 'whereItWas' }] },
        /** Pay was pressed with a voucher that was not applied. The next press pays without the voucher (D-452). */
        voucherRefused: { entry: 'stopWaiting' },
        /** Pay was pressed with a voucher that counts. The guest sees the new sum before paying. */
        billChanged: {},
        frameCancelled: { on: { 'staging.retried': '#payment.restaging' } },
        frameFailed: { on: { 'staging.retried': '#payment.restaging' } },
        /** Staging has failed. The vouchers stay as the guest has changed them. */
        stagingFailed: { tags: 'failed', entry: 'tellRefused', on: untilStaged },
        /** Staging has failed, and the estate did not answer whether the booking is made already (D-361). */
        doubtful: { on: untilStaged },
        /** The staged bill differs from the bill on the screen (E-06). */
        differing: { on: untilStaged },
        whereItWas: { type: 'history' },
      },
    },
    /** The page is still open, and may report. */
    askingFrame: {
      ...askingFrame({ target: 'restaging', actions: ['tellDropped', 'changeVouchers'] }),
      tags: ['busy', 'framed'],
      on: { 'frame.reported': { guard: frameIs('completed'), target: 'submitting' } },
    },
    askingCancelledFrame: askingFrame({ target: 'ready.frameCancelled', actions: ['tellDropped'] }),
    askingFailedFrame: askingFrame({ target: 'ready.frameFailed', actions: ['tellDropped'] }),
    checkingVoucher: {
      tags: 'busy',
      invoke: {
        ...lookUp,
        onDone: [
          {
            guard: withOutput('isVoucherAccepted'),
            target: 'restaging',
            actions: [withOutput('addVoucher'), 'changeVouchers'],
          },
          {
            target: 'ready.lookedUp',
            actions: withOutput('listInvalidVoucher'),
          },
        ],
        onError: { target: 'ready.lookedUp', actions: withFailure('keepVoucherFailure', 'checkVoucher') },
      },
    },
    restaging: {
      tags: 'busy',
      entry: 'tellFrameClosed',
      invoke: {
        id: 'stageBooking',
        src: 'stageBooking',
        input: ({ context }) => ({
          sessionId: context.session.id,
          booking: context.booking,
          configuration: context.configuration,
        }),
        onDone: [
          {
            guard: withOutput('isOtherBill'),
            target: 'ready.differing',
            actions: withOutput('keepDifference'),
          },
          {
            guard: withOutput('asksAgain'),
            target: 'ready.billChanged',
            actions: withOutput('takeStagedBill'),
          },
          {
            target: 'ready',
            actions: withOutput('takeStagedBill'),
          },
        ],
        onError: [
          {
            guard: withFailure('mayBeBookedAlready', 'stageBooking'),
            target: 'lookingForBooking',
            actions: withFailure('keepFailure', 'stageBooking'),
          },
          {
            target: 'ready.stagingFailed',
            actions: withFailure('keepFailure', 'stageBooking'),
          },
        ],
      },
    },
    /** The booking may be made already, in another tab for instance. */
    lookingForBooking: {
      tags: 'busy',
      invoke: {
        id: 'findBooking',
        src: 'findBooking',
        input: ({ context }) => ({ confirmationNumber: confirmationNumberOf(context.booking) }),
        onDone: [
          { guard: withOutput('isBooked'), target: 'paid', actions: 'tellSending' },
          { guard: 'isSessionGone', target: 'ready.stagingFailed', actions: 'tellExpired' },
          { target: 'ready.stagingFailed' },
        ],
        onError: 'ready.doubtful',
      },
    },
    /**
     * Sends the payment. One call runs at a time, and no event of the guest leaves this state. The call carries the
     * card, unless the frame has taken it (D-26).
     */
    submitting: {
      tags: ['busy', 'paying'],
      entry: 'tellSending',
      invoke: {
        id: 'completeBooking',
        src: 'completeBooking',
        input: ({ context }) => ({
          sessionId: context.session.id,
          inFrame: context.iPageSessionId !== null,
        }),
        onDone: [
          { guard: answerMeans('paid'), target: 'paid' },
          {
            guard: answerMeans('refused'),
            target: 'ready.refused',
            actions: [withOutput('keepReason'), 'tellDropped'],
          },
          { target: 'unknown' },
        ],
        onError: [
          {
            guard: withFailure('isAboutBooking', 'completeBooking'),
            target: 'askingAboutRefusal',
            actions: withFailure('keepReason', 'completeBooking'),
          },
          {
            guard: failureMeans('refused'),
            target: 'ready.refused',
            actions: [withFailure('keepReason', 'completeBooking'), 'tellDropped'],
          },
          { guard: failureMeans('gone'), target: 'gone' },
          { target: 'unknown' },
        ],
      },
    },
    /** The estate says why it refuses. It is asked once whether it has booked all the same, for another tab (F-07). */
    askingAboutRefusal: {
      tags: ['busy', 'paying'],
      invoke: {
        id: 'findBooking',
        src: 'findBooking',
        input: ({ context }) => ({ confirmationNumber: confirmationNumberOf(context.booking) }),
        onDone: [
          { guard: withOutput('isBooked'), target: 'paid' },
          { target: 'ready.refused', actions: 'tellDropped' },
        ],
        onError: [
          { guard: 'isClearRefusal', target: 'ready.refused', actions: 'tellDropped' },
          { target: 'unknown' },
        ],
      },
    },
    paid: { type: 'final' },
    unknown: { type: 'final' },
    gone: { type: 'final' },
    frameLeft: { type: 'final' },
    back: { type: 'final' },
  },
});

export type PaymentRef = ActorRefFrom<typeof paymentMachine>;
