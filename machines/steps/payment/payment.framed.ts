import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { FRAME_PAUSE_MS, paymentSetup, type FrameStatus, type PaymentContext } from './payment.setup.ts';

const config = paymentSetup.createStateConfig.bind(paymentSetup);

export const frameIs = (expected: FrameStatus) => ({
  type: 'isFrameStatus' as const,
  params: ({ event }: { event: { status: FrameStatus } }) => ({ status: event.status, expected }),
});

/** What the provider's page says of its end (D-27). */
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
      guard: withFailure('isClearNo', 'checkVoucher'),
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
export const framed = config({
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
