import { not } from 'xstate';
import { withEvent } from '../shared/params.ts';
import type { OutcomeOutput } from '../steps/outcome/outcome.contract.ts';
import type { PaymentOutput } from '../steps/payment/payment.contract.ts';
import { answered } from './answered.ts';
import { bookingSetup } from './booking.setup.ts';
import { paymentOf } from './flow-context.ts';
import { broken, stepInput } from './flow-steps.ts';

const config = bookingSetup.createStateConfig.bind(bookingSetup);

/** Nothing can lead away while a payment is under way; an open frame is kept alive by its step (E-04). */
export const payment = config({
  meta: { step: 'payment' },
  initial: 'open',
  invoke: {
    id: 'payment',
    src: 'payment',
    input: ({ context }) => ({
      ...stepInput(context),
      iPageSessionId: context.iPageSessionId,
      // By the address it is come to without (D-38), but for the provider's page that was open.
      isStaged: context.payment !== null || context.wanted.place.step !== 'payment',
    }),
    onDone: answered<PaymentOutput>()({
      back: { target: 'summary' },
      left: {
        target: 'outcome',
        actions: { type: 'wantPlace', params: { place: { step: 'summary', leg: 1 } } },
      },
      paid: { target: 'confirming', actions: { type: 'markPayment', params: { state: 'paid' } } },
      gone: { target: 'outcome', actions: { type: 'markPayment', params: { state: 'gone' } } },
      lost: { target: 'outcome', actions: { type: 'markPayment', params: { state: 'unknown' } } },
    }),
    onError: [{ guard: 'isPaymentFramed', target: 'outcome' }, broken('payment')],
  },
  on: {
    // Nobody knows what was done on the provider's page, so the estate is asked before anything else (D-375).
    navigated: { guard: 'isPaymentFramed', target: 'outcome', actions: withEvent('want') },
    'step.edited': {
      guard: 'isPaymentFramed',
      target: 'outcome',
      actions: withEvent('wantPlace'),
    },
    'booking.ended': { guard: 'isPaymentFramed', target: 'outcome' },
    'payment.started': { target: '.paying', actions: withEvent('recordPayment') },
    'frame.opened': { target: '.framed', actions: withEvent('recordPayment') },
    'frame.rested': '.open',
    'frame.closed': { target: '.open', actions: 'settlePayment' },
  },
  states: {
    open: {},
    framed: {},
    paying: {
      tags: 'locked',
      on: {
        'payment.ended': { target: 'open', actions: 'settlePayment' },
        navigated: {},
        'step.edited': {},
        'booking.ended': {},
      },
    },
  },
});

/** The estate is asked what became of a payment, and nothing leads away until that is known (E-03). */
export const outcome = config({
  meta: { step: 'payment', actor: 'outcome' },
  tags: 'locked',
  entry: 'leaveFrame',
  invoke: {
    id: 'outcome',
    src: 'outcome',
    input: ({ context }) => ({ payment: paymentOf(context) }),
    onDone: answered<OutcomeOutput>()({
      booked: { target: 'confirming', actions: { type: 'markPayment', params: { state: 'paid' } } },
      begunAnew: { target: 'ending', actions: { type: 'keepReason', params: { reason: 'begunAnew' } } },
      untaken: { target: 'moving', actions: 'settlePayment' },
    }),
    onError: broken('payment'),
  },
  on: { navigated: {}, 'step.edited': {}, 'booking.ended': {} },
});

export const confirming = config({
  always: [
    { guard: not('hasBooking'), target: 'receipt' },
    { guard: 'hasConfiguration', target: 'confirmation' },
    { target: 'loading' },
  ],
});

/** To the wanted place, by way of the configuration where a payment was asked about before it was loaded. */
export const moving = config({
  always: [{ guard: 'hasConfiguration', target: 'arriving' }, { target: 'loading' }],
});

/** From a booking that is made only a new one leads away. */
const made = {
  'step.edited': {},
  'booking.ended': {},
  'anotherBooking.requested': {
    target: 'moving',
    actions: [
      'dropDraft',
      'clearBooking',
      'forgetSearch',
      { type: 'wantPlace', params: { place: { step: 'search', leg: 1 } } },
    ],
  },
  navigated: [
    {
      guard: withEvent('isNewBooking'),
      target: 'moving',
      actions: ['dropDraft', 'clearBooking', withEvent('want')],
    },
    {},
  ],
} as const;

/** The end. It stays until a new booking is begun, over a reload too (E-02). */
export const confirmation = config({
  meta: { step: 'confirmation' },
  invoke: {
    id: 'confirmation',
    src: 'confirmation',
    input: ({ context }) => stepInput(context),
    onDone: {},
    onError: 'receipt',
  },
  // Where its code could not be had, or its view broke, the guest may ask for it again.
  on: { ...made, 'load.retried': { target: 'confirmation', reenter: true } },
});

/** The same where the booking itself, or the screen that shows it, is lost: the number is known (E-02). */
export const receipt = config({ meta: { step: 'confirmation' }, on: { ...made, 'load.retried': 'loading' } });
