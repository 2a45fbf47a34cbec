import { withEvent } from '../../shared/params.ts';
import type { PaymentOutput } from '../../steps/payment/payment.types.ts';
import { wantPlace } from '../booking.rules.ts';
import { bookingSetup } from '../chart.ts';
import { clearBooking } from '../ending/ending.rules.ts';
import { calls } from '../inputs.ts';
import { seeAll } from '../staying/review.rules.ts';
import { forgetSearch, navigate } from '../searching/searching.rules.ts';
import { atPayment, CLOSE_SIGN_IN, FLOW, goTo, onStepFailed } from '../targets.ts';
import { by, byOutput, change, changeByEvent } from '../transitions.ts';
import {
  beginAnother,
  leaveFrame,
  markPayment,
  recordPayment,
  settlePayment,
  wayFromOutcome,
  wayToMade,
} from './paying.rules.ts';

/**
 * The payment, by what may lead away from it. A form with no payment under way hears the guest as any step does. With
 * the provider's page open the guest may have paid there: the estate is asked before anything else (D-375). Nothing
 * leads away while a payment is sent (E-02). The payment step keeps the session of an open page alive (E-04).
 */
export const payment = bookingSetup.createStateConfig({
  meta: { step: 'payment' },
  entry: [CLOSE_SIGN_IN, change(seeAll)],
  initial: 'form',
  invoke: {
    ...calls.payment,
    onDone: byOutput<PaymentOutput>()({
      back: { target: FLOW.summary },
      frameLeft: { target: FLOW.outcome, actions: goTo('summary') },
      paid: { target: FLOW.made, actions: markPayment('paid') },
      gone: { target: FLOW.outcome, actions: markPayment('gone') },
      unknown: { target: FLOW.outcome, actions: markPayment('unknown') },
    }),
    onError: onStepFailed('payment'),
  },
  on: {
    'payment.recorded': { target: '.sending', actions: changeByEvent(recordPayment) },
    'frame.opened': { target: '.framed', actions: changeByEvent(recordPayment) },
    'frame.closed': { target: '.form', actions: change(settlePayment) },
  },
  states: {
    form: {
      on: {
        ...atPayment,
        'amendment.gone': FLOW.summary,
      },
    },
    framed: {
      on: {
        navigated: { target: FLOW.outcome, actions: changeByEvent(navigate) },
        'step.edited': { target: FLOW.outcome, actions: changeByEvent(wantPlace) },
        'booking.ended': FLOW.outcome,
        // The provider's page would go on with the change of the member's room (F-13).
        'member.loggedOut': { guard: 'isAmending', target: FLOW.outcome },
        'xstate.error.actor.payment': FLOW.outcome,
      },
    },
    sending: {
      tags: 'locked',
      on: { 'payment.dropped': { target: 'form', actions: change(settlePayment) } },
    },
  },
});

/** Asks the estate what became of a payment. Nothing leads away before the answer (E-03). */
export const outcome = bookingSetup.createStateConfig({
  meta: { step: 'payment', actor: 'outcome' },
  entry: change(leaveFrame),
  invoke: {
    ...calls.outcome,
    onDone: by(wayFromOutcome)({
      made: { target: FLOW.made, actions: markPayment('paid') },
      untaken: { target: FLOW.opening, actions: change(settlePayment) },
      notMade: { target: FLOW.begunAnew },
      nothing: { target: FLOW.loading, actions: [change(clearBooking), goTo('search')] },
    }),
    onError: onStepFailed('payment'),
  },
});

/** A paid booking. It stays, over a reload too, until the guest begins a new one. */
export const made = bookingSetup.createStateConfig({
  meta: { step: 'confirmation' },
  initial: 'deciding',
  // A paid booking can be left for a new booking only.
  on: {
    'anotherBooking.requested': {
      target: FLOW.opening,
      actions: [change(beginAnother), change(forgetSearch), goTo('search')],
    },
    navigated: {
      guard: withEvent('isNewBooking'),
      target: FLOW.opening,
      actions: [change(beginAnother), changeByEvent(navigate)],
    },
  },
  states: {
    /** The number alone needs neither a booking nor the configuration. */
    deciding: {
      always: by(wayToMade)({
        receipt: { target: 'receipt' },
        confirmation: { target: 'confirmation' },
        loading: { target: FLOW.loading },
      }),
    },
    confirmation: {
      invoke: { ...calls.confirmation, onError: 'receipt' },
      // The guest may try again where the screen's code has not loaded, or its view broke.
      on: { 'load.retried': { target: 'confirmation', reenter: true } },
    },
    /** Without a confirmation screen: only the number is known, or the screen has failed. */
    receipt: { on: { 'load.retried': FLOW.loading } },
  },
});
