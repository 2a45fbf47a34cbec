import { not } from 'xstate';
import { withEvent } from '../shared/params.ts';
import { answered, bookingSetup } from './booking.setup.ts';
import { paymentOf } from './flow-rules.ts';
import { broken, stepInput } from './flow-steps.ts';

const config = bookingSetup.createStateConfig.bind(bookingSetup);

/** Nothing can lead away while a payment is under way; an open frame is kept alive by its step (E-04). */
export const payment = config({
  meta: { step: 'payment' },
  initial: 'open',
  exit: 'closeFrame',
  invoke: {
    id: 'payment',
    src: 'payment',
    input: ({ context }) => ({
      ...stepInput(context),
      iPageSessionId: context.iPageSessionId,
      // By the address it is come to without (D-38), but for the provider's page that was open.
      isStaged: context.payment !== null || context.wanted.place.step !== 'payment',
    }),
    onDone: [
      { guard: answered('back'), target: 'summary' },
      {
        guard: answered('paid'),
        target: 'confirming',
        actions: { type: 'markPayment', params: { state: 'paid' } },
      },
      {
        guard: answered('gone'),
        target: 'outcome',
        actions: { type: 'markPayment', params: { state: 'gone' } },
      },
      { target: 'outcome', actions: { type: 'markPayment', params: { state: 'unknown' } } },
    ],
    onError: broken('payment'),
  },
  on: {
    'payment.started': { target: '.paying', actions: withEvent('recordPayment') },
    'frame.opened': { target: '.framed', actions: withEvent('recordPayment') },
    'frame.rested': '.open',
    'frame.closed': { target: '.open', actions: 'closeFrame' },
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
  invoke: {
    id: 'outcome',
    src: 'outcome',
    input: ({ context }) => ({ payment: paymentOf(context) }),
    onDone: [
      {
        guard: answered('booked'),
        target: 'confirming',
        actions: { type: 'markPayment', params: { state: 'paid' } },
      },
      { target: 'ending', actions: { type: 'keepReason', params: { reason: 'begunAnew' } } },
    ],
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

/** From a booking that is made only a new one leads away. */
const made = {
  'step.edited': {},
  'booking.ended': {},
  'anotherBooking.requested': { target: 'openingSearch', actions: ['clearBooking', 'forgetSearch'] },
  navigated: [
    {
      guard: withEvent('isNewBooking'),
      target: 'arriving',
      actions: ['clearBooking', withEvent('want')],
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
