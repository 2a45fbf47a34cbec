import { assign, setup, type ActorRefFrom } from 'xstate';
import type { CompleteAnswer } from '../../../src/api/stay/payment.ts';
import type { FoundBooking } from '../../../src/api/stay/find-booking.ts';
import { numberOf } from '../../../src/domain/payment-record.ts';
import type { Failure } from '../../../src/api/failure.ts';
import { outputOf } from '../../shared/output.ts';
import { withFailure, withOutput } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';
import { outcomeOf } from '../payment/payment.rules.ts';
import type { LastAnswer, OutcomeInput, OutcomeOutput } from './outcome.types.ts';

/** The pauses between questions, in milliseconds. The last one repeats while the guest waits (E-03). */
export const PAUSES_MS: readonly number[] = [2_000, 5_000, 10_000, 20_000, 25_000, 30_000];
/** The questions end after this many clear noes, if the last comes this long after the first. */
const CLEAR_NOES = 3;
const CLEAR_AFTER_MS = 60_000;

export interface OutcomeContext extends OutcomeInput {
  /** Number of questions asked. */
  asked: number;
  /** Number of clear answers that there is no booking. */
  noes: number;
  /** The time of the first clear no, in milliseconds of the port's clock. */
  firstNoAt: number | null;
  lastAnswer: LastAnswer;
}

export type OutcomeEvent = { type: 'outcome.asked' } | { type: 'anew.requested' };

type Found = FoundBooking & { at: number };

const types = {} as {
  context: OutcomeContext;
  events: OutcomeEvent;
  input: OutcomeInput;
  output: OutcomeOutput;
  tags: 'busy';
};

/**
 * The estate is asked what became of a payment that was sent, for as long as the guest waits.
 *
 * After a payment in the provider's frame complete is repeated too, which carries no card then (E-04). Only a booking
 * that is clearly not there, or whose session is gone, lets the guest begin anew, and the estate is asked once more
 * before. A page of the provider's that was left before it reported is asked about by complete first: a clear no leads
 * back into the booking (D-375).
 */
export const outcomeMachine = setup({
  types,
  actors: {
    findBooking: ports.findBooking,
    completeBooking: ports.completeBooking,
    pause: ports.pause,
  },
  guards: {
    isBooked: (_, { isBooked }: Found) => isBooked,
    isSessionGone: ({ context }) => context.payment.state === 'gone',
    isClearlyNot: ({ context: { noes, firstNoAt } }, { at }: Found) =>
      noes + 1 >= CLEAR_NOES && firstNoAt !== null && at - firstNoAt >= CLEAR_AFTER_MS,
    isInFrame: ({ context }) => context.payment.iPageSessionId !== null,
    isLeft: ({ context }) => context.payment.state === 'left',
    isPaid: (_, answer: CompleteAnswer) => outcomeOf(answer, { inFrame: true }) === 'paid',
    /** The provider's page has not reported a payment, so a refusal here means that nothing was taken. */
    isUntaken: ({ context }, answer: CompleteAnswer | Failure) =>
      context.payment.state === 'left' && outcomeOf(answer, { inFrame: false }) === 'refused',
  },
  actions: {
    countQuestion: assign({ asked: ({ context }) => context.asked + 1 }),
    countNo: assign(({ context }, { at }: Found) => ({
      noes: context.noes + 1,
      firstNoAt: context.firstNoAt ?? at,
      lastAnswer: 'notThere' as const,
    })),
    noteSilence: assign({ lastAnswer: 'silence' }),
  },
}).createMachine({
  id: 'outcome',
  context: ({ input }) => ({ ...input, asked: 0, noes: 0, firstNoAt: null, lastAnswer: 'none' }),
  initial: 'opening',
  output: outputOf<OutcomeContext, OutcomeOutput>({
    booked: () => ({ type: 'booked' }),
    untaken: () => ({ type: 'untaken' }),
    begunAnew: () => ({ type: 'begunAnew' }),
  }),
  states: {
    opening: { always: [{ guard: 'isLeft', target: 'completing' }, { target: 'asking' }] },
    asking: {
      tags: 'busy',
      entry: 'countQuestion',
      invoke: {
        id: 'findBooking',
        src: 'findBooking',
        input: ({ context }) => ({ confirmationNumber: numberOf(context.payment) }),
        onDone: [
          { guard: withOutput('isBooked'), target: 'booked' },
          { guard: 'isSessionGone', target: 'sessionGone' },
          { guard: withOutput('isClearlyNot'), target: 'notBooked', actions: withOutput('countNo') },
          { target: 'waiting', actions: withOutput('countNo') },
        ],
        onError: { target: 'waiting', actions: 'noteSilence' },
      },
    },
    waiting: {
      invoke: {
        id: 'pause',
        src: 'pause',
        input: ({ context }) => ({
          milliseconds: PAUSES_MS[Math.min(context.asked, PAUSES_MS.length) - 1] ?? 0,
        }),
        onDone: 'next',
        onError: 'next',
      },
      on: { 'outcome.asked': 'next' },
    },
    next: { always: [{ guard: 'isInFrame', target: 'completing' }, { target: 'asking' }] },
    completing: {
      tags: 'busy',
      invoke: {
        id: 'completeBooking',
        src: 'completeBooking',
        input: ({ context }) => ({ sessionId: context.payment.sessionId, inFrame: true }),
        onDone: [
          { guard: withOutput('isPaid'), target: 'booked' },
          { guard: withOutput('isUntaken'), target: 'untaken' },
          { target: 'asking' },
        ],
        onError: [
          { guard: withFailure('isUntaken', 'completeBooking'), target: 'untaken' },
          { target: 'asking' },
        ],
      },
    },
    notBooked: { on: { 'outcome.asked': 'next', 'anew.requested': 'askingOnceMore' } },
    sessionGone: { on: { 'anew.requested': 'askingOnceMore' } },
    askingOnceMore: {
      tags: 'busy',
      invoke: {
        id: 'findOnceMore',
        src: 'findBooking',
        input: ({ context }) => ({ confirmationNumber: numberOf(context.payment) }),
        onDone: [{ guard: withOutput('isBooked'), target: 'booked' }, { target: 'begunAnew' }],
        onError: { target: 'waiting', actions: 'noteSilence' },
      },
    },
    booked: { type: 'final' },
    untaken: { type: 'final' },
    begunAnew: { type: 'final' },
  },
});

export type OutcomeRef = ActorRefFrom<typeof outcomeMachine>;
