import type { ActorRefFrom } from 'xstate';
import { EMPTY_CARD } from '../../../src/domain/card-facts.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import type { PaymentOutput } from './payment.contract.ts';
import { reconciling, submitting, unknown, unsettled } from './payment.outcome.ts';
import { paymentSetup, type FrameStatus } from './payment.setup.ts';

const frameIs = (expected: FrameStatus) => ({
  type: 'isFrameStatus' as const,
  params: ({ event }: { event: { status: FrameStatus } }) => ({ status: event.status, expected }),
});

/** Vouchers, card or the provider's frame, one payment at a time, and what becomes of it (B §2.5, §4; D-27, D-28, D-34). */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({
    ...input,
    card: EMPTY_CARD,
    leftFields: [],
    wasSubmitted: false,
    refusals: 0,
    voucherReference: '',
    invalidVouchers: [],
    asked: 0,
    failure: null,
  }),
  initial: 'opening',
  output: ({ event }) => event.output as PaymentOutput,
  states: {
    opening: {
      always: [{ guard: 'wasPaying', target: 'reconciling', actions: 'tellStarted' }, { target: 'ready' }],
    },
    ready: {
      initial: 'idle',
      on: {
        'card.changed': { actions: withEvent('keepCard') },
        'card.left': { actions: withEvent('leaveCardField') },
        'voucher.typed': {
          actions: withEvent('keepReference'),
        },
        'voucher.redeemed': { guard: 'isVoucherNew', target: 'redeeming' },
        'voucher.removed': {
          guard: withEvent('isRemovable'),
          target: 'restaging',
          actions: [withEvent('removeVoucher'), 'tellVouchers'],
        },
        'payment.submitted': [
          {
            guard: withEvent('isOurCardFilled'),
            target: 'submitting',
            actions: withEvent('keepCard'),
          },
          {
            guard: 'isOurCardAwaited',
            actions: withEvent('showMissing'),
          },
        ],
        'back.pressed': 'back',
      },
      states: {
        idle: {
          on: {
            'frame.reported': [
              {
                guard: frameIs('completed'),
                target: '#payment.submitting',
              },
              {
                guard: frameIs('cancelled'),
                target: 'frameCancelled',
              },
              {
                guard: frameIs('failed'),
                target: 'frameFailed',
              },
            ],
          },
        },
        refused: {},
        frameCancelled: { on: { 'staging.retried': '#payment.restaging' } },
        frameFailed: { on: { 'staging.retried': '#payment.restaging' } },
        unstaged: {
          on: { 'payment.submitted': {}, 'staging.retried': '#payment.restaging' },
        },
        asLeft: { type: 'history' },
      },
    },
    redeeming: {
      tags: 'busy',
      invoke: {
        id: 'checkVoucher',
        src: 'checkVoucher',
        input: ({ context }) => ({
          reference: context.voucherReference.trim(),
          arrivalDate: context.booking.search.arrivalDate,
        }),
        onDone: [
          {
            guard: withOutput('isVoucherAccepted'),
            target: 'restaging',
            actions: [withOutput('applyVoucher'), 'tellVouchers'],
          },
          {
            target: 'ready.asLeft',
            actions: withOutput('listInvalidVoucher'),
          },
        ],
        onError: {
          target: 'ready.asLeft',
          actions: { type: 'listInvalidVoucher', params: null },
        },
      },
    },
    restaging: {
      tags: 'busy',
      invoke: {
        id: 'stageBooking',
        src: 'stageBooking',
        input: ({ context }) => ({
          sessionId: context.session.Id,
          booking: context.booking,
          configuration: context.configuration,
        }),
        onDone: {
          target: 'ready.idle',
          actions: withOutput('keepPaymentSession'),
        },
        onError: {
          target: 'ready.unstaged',
          actions: withFailure('keepFailure', 'stageBooking'),
        },
      },
    },
    submitting,
    unknown,
    reconciling,
    unsettled,
    paid: { type: 'final', output: { type: 'paid' } },
    back: { type: 'final', output: { type: 'back' } },
  },
});

export type PaymentRef = ActorRefFrom<typeof paymentMachine>;
