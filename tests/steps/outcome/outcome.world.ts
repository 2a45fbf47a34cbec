import {
  outcomeMachine,
  type OutcomeAnswer,
  type OutcomeInput,
} from '../../../machines/shared/outcome/outcome.machine.ts';
import { CallError } from '../../../src/api/failure.ts';
import type { PaymentRecord } from '../../../src/domain/payment/payment-record.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { busyWhile } from '../../worlds/always.ts';
import { doneBy, endedActor, failedBy, on } from '../../worlds/rules.ts';

export const sentPayment: PaymentRecord = {
  sessionId: 'S1',
  confirmationNumbers: ['C1001', 'C1002'],
  dueToday: 28_600,
  state: 'unknown',
  iPageSessionId: null,
  at: null,
};
export const leftPayment: PaymentRecord = { ...sentPayment, state: 'left', iPageSessionId: 'PS1' };
/** Only its address is left, which names the session. */
export const addressedPayment: PaymentRecord = {
  ...leftPayment,
  confirmationNumbers: [],
  dueToday: 0,
  iPageSessionId: null,
};
export const gonePayment: PaymentRecord = { ...sentPayment, state: 'gone' };
export const framedPayment: PaymentRecord = { ...sentPayment, iPageSessionId: 'PS1' };

/** The input for a payment, as the flow gives it. */
export const paymentInput = (payment: PaymentRecord): OutcomeInput => ({
  write: { kind: 'payment', payment },
  wasRefused: payment.state === 'gone',
});

/** Ten o'clock of the guest's own clock. */
const TEN = new Date(2027, 0, 4, 10).getTime();

export const made: OutcomeAnswer = named('it is made', { type: 'made' });
export const notMade: OutcomeAnswer = named('it is not made', { type: 'notMade', at: 0, when: TEN });
export const silence = named(
  'nothing, until the time is up',
  new CallError({ kind: 'timeout', endpoint: 'stayBooking' }),
);

export const outcomeWorld = worldOf(
  outcomeMachine,
  {
    inputs: [
      named('a card was sent', paymentInput(sentPayment)),
      named('a card was sent, and asked about before', { ...paymentInput(sentPayment), asked: 2 }),
      named('a card was sent to a session that is gone', paymentInput(gonePayment)),
    ],
    events: {},
    actors: {
      ask: {
        done: [
          made,
          notMade,
          /** A minute after the first. */
          named('it is still not made, a minute later', { type: 'notMade', at: 60_000, when: TEN }),
          named('nothing was taken', { type: 'untaken' }),
          named('nobody knows', { type: 'silence' }),
        ],
        error: [silence],
      },
    },
    project: ({ write, wasRefused, asked, noes, firstNoAt, lastAnswer }) => [
      write,
      wasRefused,
      Math.min(asked, 1),
      Math.min(noes, 3),
      firstNoAt,
      lastAnswer,
    ],
  },
  {
    rules: {
      'every question has its number': ({ inputs, before }) => {
        const [question] = Object.values(inputs) as { asked?: number }[];
        if (question?.asked === undefined) return null;
        return before ? question.asked === before.context.asked + 1 : question.asked === 1;
      },
      'a question without an answer is told as one, and asked again': on(
        failedBy('ask', 'askOnceMore'),
        ({ after }) => after.context.lastAnswer === 'silence' && after.matches('waiting'),
      ),
      'a clear no is told with its time': on(doneBy('ask'), ({ event, after }) => {
        const { output } = event as unknown as { output: OutcomeAnswer };
        return output.type !== 'notMade' || after.context.lastNoWhen === output.when;
      }),
      'after every pause and Check again the estate is asked (E-03)': (seen) =>
        endedActor(seen) !== 'pause' && seen.event.type !== 'outcome.asked'
          ? null
          : Object.keys(seen.inputs).join() === 'ask',
      'a question that was asked before waits its turn (E-03)': ({ before, after, inputs }) =>
        before === null ? Object.keys(inputs).join() === (after.context.asked === 1 ? 'ask' : 'pause') : null,
    },
    invariants: {
      ...busyWhile('ask', 'askOnceMore'),
      'one clear answer after a refusal, else three, the last a minute after the first, mean that it is not made (E-03)':
        ({ context, ...snapshot }) =>
          !snapshot.matches('clear') ||
          context.wasRefused === true ||
          (context.noes >= 3 && context.firstNoAt !== null),
    },
  },
);
