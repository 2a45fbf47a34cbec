import { assign, setup } from 'xstate';
import type { Failure } from '../../../src/api/failure.ts';
import type { FoundBooking } from '../../../src/api/stay/find-booking.ts';
import type { CompleteAnswer } from '../../../src/api/stay/payment.ts';
import { isAddressedOnly, numberOf, type PaymentRecord } from '../../../src/domain/payment/payment-record.ts';
import { paymentOf } from '../../../src/domain/booking/sent-write.ts';
import type { OutcomeAnswer, OutcomeQuestion } from '../../shared/outcome/outcome.machine.ts';
import { outputOf } from '../../shared/output.ts';
import { withFailure, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import { outcomeOf } from '../payment/payment.rules.ts';

/** The times of the estate's answer, as `OutcomeAnswer` has them. */
interface Times {
  at: number;
  when: number;
}

interface PaymentQuestionContext extends Times {
  payment: PaymentRecord;
  /** The number of questions about this payment, with this one. */
  asked: number;
}

const types = {} as { context: PaymentQuestionContext; input: OutcomeQuestion; output: OutcomeAnswer };

/**
 * One question about a payment: is the booking there?
 *
 * After a payment in the provider's frame complete is repeated first, which carries no card then (E-04), but for the
 * first question, which comes just after a complete. A page of the provider's that was left before it reported is asked
 * about by complete from the first question on: a clear no means that nothing was taken (D-375). So is a payment of
 * which only the address is left. Without a number the estate has no other question, and a session that it does not know
 * has taken nothing.
 */
export const paymentQuestionMachine = setup({
  types,
  actors: { findBooking: ports.findBooking, completeBooking: ports.completeBooking },
  guards: {
    completesFirst: ({ context: { payment, asked } }) =>
      payment.state === 'left' || (payment.iPageSessionId !== null && asked > 1),
    isBooked: (_, { isBooked }: FoundBooking) => isBooked,
    isPaid: (_, answer: CompleteAnswer) => outcomeOf(answer, { inFrame: true }) === 'paid',
    /** The provider's page has not reported a payment, so a refusal here means that nothing was taken. */
    isUntaken: ({ context: { payment } }, answer: CompleteAnswer | Failure) => {
      const outcome = outcomeOf(answer, { inFrame: false });
      return (
        payment.state === 'left' &&
        (outcome === 'refused' || (outcome === 'gone' && isAddressedOnly(payment)))
      );
    },
    isNumberless: ({ context }) => isAddressedOnly(context.payment),
  },
  actions: {
    keepTimes: assign((_, { at, when }: Times) => ({ at, when })),
  },
}).createMachine({
  id: 'paymentQuestion',
  context: ({ input: { write, asked } }) => ({ payment: paymentOf(write), asked, at: 0, when: 0 }),
  initial: 'opening',
  output: outputOf<PaymentQuestionContext, OutcomeAnswer>({
    made: () => ({ type: 'made' }),
    untaken: () => ({ type: 'untaken' }),
    notMade: ({ at, when }) => ({ type: 'notMade', at, when }),
    silence: () => ({ type: 'silence' }),
  }),
  states: {
    opening: { always: [{ guard: 'completesFirst', target: 'completing' }, { target: 'finding' }] },
    completing: {
      invoke: {
        id: 'completeBooking',
        src: 'completeBooking',
        input: ({ context }) => ({ sessionId: context.payment.sessionId, inFrame: true }),
        onDone: [
          { guard: withOutput('isPaid'), target: 'made' },
          { guard: withOutput('isUntaken'), target: 'untaken' },
          { target: 'finding' },
        ],
        onError: [
          { guard: withFailure('isUntaken', 'completeBooking'), target: 'untaken' },
          { guard: 'isNumberless', target: 'silence' },
          { target: 'finding' },
        ],
      },
    },
    finding: {
      invoke: {
        id: 'findBooking',
        src: 'findBooking',
        input: ({ context }) => ({ confirmationNumber: numberOf(context.payment) }),
        onDone: [
          { guard: withOutput('isBooked'), target: 'made' },
          { target: 'notMade', actions: withOutput('keepTimes') },
        ],
        onError: 'silence',
      },
    },
    made: { type: 'final' },
    untaken: { type: 'final' },
    notMade: { type: 'final' },
    silence: { type: 'final' },
  },
});
