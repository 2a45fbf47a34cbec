import type { ActorRefFrom } from 'xstate';
import { EMPTY_CARD } from '../../../src/domain/card-facts.ts';
import type { PaymentOutput } from './payment.contract.ts';
import { reconciling, submitting, unknown, unsettled } from './payment.outcome.ts';
import { paymentSetup } from './payment.setup.ts';

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
        'card.changed': { actions: { type: 'keepCard', params: ({ event }) => ({ card: event.card }) } },
        'card.left': { actions: { type: 'leaveCardField', params: ({ event }) => ({ field: event.field }) } },
        'voucher.typed': {
          actions: { type: 'keepReference', params: ({ event }) => ({ reference: event.reference }) },
        },
        'voucher.redeemed': { guard: 'isVoucherNew', target: 'redeeming' },
        'voucher.removed': {
          guard: { type: 'isRemovable', params: ({ event }) => ({ reference: event.reference }) },
          target: 'restaging',
          actions: [
            { type: 'removeVoucher', params: ({ event }) => ({ reference: event.reference }) },
            'tellVouchers',
          ],
        },
        'payment.submitted': [
          {
            guard: { type: 'isOurCardFilled', params: ({ event }) => ({ card: event.card }) },
            target: 'submitting',
            actions: { type: 'keepCard', params: ({ event }) => ({ card: event.card }) },
          },
          {
            guard: 'isOurCardAwaited',
            actions: { type: 'showMissing', params: ({ event }) => ({ card: event.card }) },
          },
        ],
        'back.pressed': 'back',
      },
      states: {
        idle: {
          on: {
            'frame.reported': [
              {
                guard: {
                  type: 'isFrameStatus',
                  params: ({ event }) => ({ status: event.status, expected: 'completed' }),
                },
                target: '#payment.submitting',
              },
              {
                guard: {
                  type: 'isFrameStatus',
                  params: ({ event }) => ({ status: event.status, expected: 'cancelled' }),
                },
                target: 'frameCancelled',
              },
              {
                guard: {
                  type: 'isFrameStatus',
                  params: ({ event }) => ({ status: event.status, expected: 'failed' }),
                },
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
            guard: { type: 'isVoucherAccepted', params: ({ event }) => ({ status: event.output }) },
            target: 'restaging',
            actions: [
              { type: 'applyVoucher', params: ({ event }) => ({ status: event.output }) },
              'tellVouchers',
            ],
          },
          {
            target: 'ready.asLeft',
            actions: { type: 'listInvalidVoucher', params: ({ event }) => ({ status: event.output }) },
          },
        ],
        onError: {
          target: 'ready.asLeft',
          actions: { type: 'listInvalidVoucher', params: { status: null } },
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
          actions: {
            type: 'keepPaymentSession',
            params: ({ event }) => ({ iPageSessionId: event.output.iPageSessionId }),
          },
        },
        onError: {
          target: 'ready.unstaged',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
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
