import type { FrameStatus } from './payment.types.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { FRAME_PAUSE_MS } from './payment.rules.ts';
import { lookUp, paymentSetup } from './payment.setup.ts';

export const frameIs = (expected: FrameStatus) => ({
  type: 'isFrameStatus' as const,
  params: ({ event }: { event: { status: FrameStatus } }) => ({ status: event.status, expected }),
});

/**
 * The report of the provider's page. A report of no payment may cross a payment, so the estate is asked before it is
 * believed.
 */
const onFrameReported = [
  { guard: frameIs('completed'), target: '#payment.submitting' },
  { guard: frameIs('cancelled'), target: '#payment.askingCancelledFrame' },
  { target: '#payment.askingFailedFrame' },
] as const;

/**
 * The provider's page is open. The session is kept alive for half an hour, and the guest counts as active. Once the
 * page reports a payment, the guest cannot come back here. If the guest leaves the page before it reports, or changes
 * the vouchers, the estate is asked first whether the money was taken.
 */
export const framed = paymentSetup.createStateConfig({
  tags: 'framed',
  initial: 'waiting',
  entry: 'tellFrameOpened',
  on: {
    'frame.reported': onFrameReported,
    'redeem.pressed': { guard: 'canCheckVoucher', target: '.checkingVoucher' },
    'voucher.removed': [
      {
        guard: withEvent('isRemovable'),
        target: '#payment.askingFrame',
        actions: withEvent('removeVoucher'),
      },
      { actions: withEvent('forgetVoucher') },
    ],
    'back.pressed': '#payment.frameLeft',
  },
  states: {
    waiting: {
      always: { guard: 'isKeptLongEnough', target: 'unattended' },
      invoke: {
        id: 'pause',
        src: 'pause',
        input: { milliseconds: FRAME_PAUSE_MS },
        onDone: 'keepingAlive',
        onError: 'keepingAlive',
      },
    },
    keepingAlive: {
      entry: 'countKeepAlive',
      invoke: {
        id: 'keepAlive',
        src: 'keepAlive',
        input: ({ context }) => ({ sessionId: context.session.id }),
        // The provider decides whether the payment still counts, so a failed call changes nothing.
        onDone: 'waiting',
        onError: 'waiting',
      },
    },
    unattended: { entry: 'tellUnattended' },
    /** The provider's page stays open, and the payment record as it is, while the voucher is checked. */
    checkingVoucher: {
      tags: 'busy',
      on: { 'voucher.typed': {}, 'redeem.pressed': {}, 'voucher.removed': {} },
      invoke: {
        ...lookUp,
        onDone: [
          {
            guard: withOutput('isVoucherAccepted'),
            target: '#payment.askingFrame',
            actions: withOutput('addVoucher'),
          },
          { target: 'waiting', actions: withOutput('listInvalidVoucher') },
        ],
        onError: { target: 'waiting', actions: withFailure('keepVoucherFailure', 'checkVoucher') },
      },
    },
  },
});
