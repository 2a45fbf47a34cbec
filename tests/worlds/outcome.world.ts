import { outcomeMachine } from '../../machines/steps/outcome/outcome.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import type { PaymentRecord } from '../../src/domain/payment-record.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { busyWhile } from './always.ts';
import { endedActor } from './rules.ts';
import { httpError } from '../support/http-error.ts';

export const sentPayment: PaymentRecord = {
  sessionId: 'S1',
  confirmationNumbers: ['C1001', 'C1002'],
  dueToday: 28_600,
  state: 'unknown',
  iPageSessionId: null,
  at: null,
};
export const leftPayment: PaymentRecord = { ...sentPayment, state: 'left', iPageSessionId: 'PS1' };
export const gonePayment: PaymentRecord = { ...sentPayment, state: 'gone' };
export const framedPayment: PaymentRecord = { ...sentPayment, iPageSessionId: 'PS1' };

export const booked = named('the booking is there', { isBooked: true, total: 28_600, at: 0 });
export const notThere = named('there is no booking', { isBooked: false, total: null, at: 0 });
/** A minute after the first. */
export const stillNotThere = named('there is still no booking, a minute later', {
  isBooked: false,
  total: null,
  at: 60_000,
});
export const silence = named(
  'nothing, until the time is up',
  new CallError({ kind: 'timeout', endpoint: 'stayBooking' }),
);

export const outcomeWorld = worldOf(
  outcomeMachine,
  {
    inputs: [
      named('a card was sent', { payment: sentPayment }),
      named('a card was sent to a session that is gone', { payment: gonePayment }),
      named("paid in the provider's page", { payment: framedPayment }),
      named("the provider's page was left open", { payment: leftPayment }),
    ],
    events: {},
    actors: {
      findBooking: { done: [booked, notThere, stillNotThere], error: [silence] },
      completeBooking: {
        done: [
          named('the payment is made', { type: 'accepted' as const }),
          named('the payment is refused', { type: 'refused' as const, message: 'No' }),
        ],
        error: [httpError('complete', 502), named('nothing was paid', httpError('complete', 402))],
      },
    },
    project: ({ payment, asked, noes, firstNoAt, lastAnswer }) => [
      payment.state,
      payment.iPageSessionId,
      Math.min(asked, 1),
      Math.min(noes, 3),
      firstNoAt,
      lastAnswer,
    ],
  },
  {
    rules: {
      'after every pause and Check again the estate is asked; for a page of the provider complete comes first (E-03, E-04)':
        (seen) => {
          if (endedActor(seen) !== 'pause' && seen.event.type !== 'outcome.asked') return null;
          const isInFrame = seen.after.context.payment.iPageSessionId !== null;
          return Object.keys(seen.inputs).join() === (isInFrame ? 'completeBooking' : 'findBooking');
        },
    },
    invariants: {
      ...busyWhile('findBooking', 'completeBooking', 'findOnceMore'),
      'three clear answers, the last a minute after the first, mean that there is no booking (E-03)': ({
        context,
        ...snapshot
      }) => !snapshot.matches('notBooked') || (context.noes >= 3 && context.firstNoAt !== null),
    },
  },
);
