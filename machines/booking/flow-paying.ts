import { not } from 'xstate';
import { withEvent } from '../shared/params.ts';
import type { OutcomeOutput } from '../shared/outcome/outcome.types.ts';
import type { PaymentOutput } from '../steps/payment/payment.types.ts';
import { byOutput } from './transitions.ts';
import { bookingSetup } from './booking.setup.ts';
import { calls } from './flow-calls.ts';
import { onStepFailed, FLOW, goTo } from './flow-targets.ts';

/**
 * Nothing leads away while a payment is under way. The payment step keeps the session of an open frame alive (E-04).
 */
export const payment = bookingSetup.createStateConfig({
  meta: { step: 'payment' },
  initial: 'open',
  invoke: {
    ...calls.payment,
    onDone: byOutput<PaymentOutput>()({
      back: { target: FLOW.summary },
      frameLeft: {
        target: FLOW.outcome,
        actions: goTo('summary'),
      },
      paid: { target: FLOW.confirming, actions: { type: 'markPayment', params: { state: 'paid' } } },
      gone: { target: FLOW.outcome, actions: { type: 'markPayment', params: { state: 'gone' } } },
      unknown: { target: FLOW.outcome, actions: { type: 'markPayment', params: { state: 'unknown' } } },
    }),
    onError: [{ guard: 'isPaymentFramed', target: FLOW.outcome }, onStepFailed('payment')],
  },
  on: {
    // The guest may have paid on the provider's page: the estate is asked before anything else (D-375).
    navigated: { guard: 'isPaymentFramed', target: FLOW.outcome, actions: withEvent('navigate') },
    'step.edited': {
      guard: 'isPaymentFramed',
      target: FLOW.outcome,
      actions: withEvent('setDestination'),
    },
    'booking.ended': { guard: 'isPaymentFramed', target: FLOW.outcome },
    'amendment.gone': { guard: not('hasPayment'), target: FLOW.summary, actions: goTo('summary') },
    'payment.recorded': { target: '.paying', actions: withEvent('recordPayment') },
    'frame.opened': { target: '.framed', actions: withEvent('recordPayment') },
    'frame.unattended': '.open',
    'frame.closed': { target: '.open', actions: 'settlePayment' },
  },
  states: {
    open: {},
    framed: {},
    paying: {
      tags: 'locked',
      on: {
        'payment.dropped': { target: 'open', actions: 'settlePayment' },
        navigated: {},
        'step.edited': {},
        'booking.ended': {},
      },
    },
  },
});

/** Asks the estate what became of a payment. Nothing leads away before the answer (E-03). */
export const outcome = bookingSetup.createStateConfig({
  meta: { step: 'payment', actor: 'outcome' },
  tags: 'locked',
  entry: 'leaveFrame',
  invoke: {
    ...calls.outcome,
    onDone: byOutput<OutcomeOutput>()({
      made: { target: FLOW.confirming, actions: { type: 'markPayment', params: { state: 'paid' } } },
      notMade: { target: FLOW.begunAnew },
      untaken: { target: FLOW.moving, actions: 'settlePayment' },
    }),
    onError: onStepFailed('payment'),
  },
  on: { navigated: {}, 'step.edited': {}, 'booking.ended': {} },
});

/** A paid booking can be left for a new booking only. */
export const afterBooking = {
  'step.edited': {},
  'booking.ended': {},
  'anotherBooking.requested': {
    target: FLOW.moving,
    actions: ['dropDraft', 'clearBooking', 'forgetSearch', goTo('search')],
  },
  navigated: [
    {
      guard: withEvent('isNewBooking'),
      target: FLOW.moving,
      actions: ['dropDraft', 'clearBooking', withEvent('navigate')],
    },
    {},
  ],
} as const;
