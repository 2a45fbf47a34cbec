import { assign, setup, type ActorRefFrom } from 'xstate';
import { outputOf } from '../output.ts';
import { withOutput } from '../params.ts';
import { port } from '../port.ts';
import { ports } from '../ports.ts';
import type { SentWrite } from '../../../src/domain/booking/sent-write.ts';

export interface OutcomeInput {
  write: SentWrite;
  /** The estate has refused already: one answer that the write is not made is enough. */
  wasRefused?: boolean;
  /** How often the estate was asked about this write before. The next question then waits its turn. */
  asked?: number;
}

/** `asked`: the number of questions about this write, with this one. */
export interface OutcomeQuestion {
  write: SentWrite;
  asked: number;
}

/**
 * The estate's answer. 'untaken': the provider's page that the guest left has taken nothing. `at`: milliseconds of a
 * clock that nobody can set. `when`: milliseconds since 1970, by the guest's own clock.
 */
export type OutcomeAnswer =
  | { type: 'made' }
  | { type: 'untaken' }
  | { type: 'notMade'; at: number; when: number }
  | { type: 'silence' };

/** The answer to the last question: none yet, not made so far, or no usable answer. */
export type LastAnswer = 'none' | 'notMade' | 'silence';

/**
 * 'made': the estate has the write. 'untaken': the provider's page that the guest left has taken nothing. 'notMade': it
 * is clearly not made, and the guest goes on without it (E-03).
 */
export type OutcomeOutput = { type: 'made' } | { type: 'untaken' } | { type: 'notMade' };

/** The pauses between questions, in milliseconds. The last one repeats while the guest waits (E-03). */
export const PAUSES_MS: readonly number[] = [2_000, 5_000, 10_000, 20_000, 25_000, 30_000];
/** The questions end after this many clear noes, if the last comes this long after the first. */
const CLEAR_NOES = 3;
const CLEAR_AFTER_MS = 60_000;

export interface OutcomeContext extends OutcomeInput {
  /** Number of questions asked. */
  asked: number;
  /** Number of clear answers that the write is not made. */
  noes: number;
  /** The time of the first clear no, in milliseconds of the port's clock. */
  firstNoAt: number | null;
  lastAnswer: LastAnswer;
  /** When the last clear no came, in milliseconds since 1970. */
  lastNoWhen: number | null;
}

export type OutcomeEvent = { type: 'outcome.asked' } | { type: 'anew.requested' };

const types = {} as {
  context: OutcomeContext;
  events: OutcomeEvent;
  input: OutcomeInput;
  output: OutcomeOutput;
  tags: 'busy';
};

const question = ({ context: { write, asked } }: { context: OutcomeContext }): OutcomeQuestion => ({
  write,
  asked,
});

/** What every answer but a clear no leads to. */
const ends = [
  { guard: withOutput('isMade'), target: 'made' },
  { guard: withOutput('isUntaken'), target: 'untaken' },
  { guard: withOutput('isSilence'), target: 'waiting', actions: 'noteSilence' },
] as const;

/**
 * The estate is asked what became of a write that was sent, for as long as the guest waits.
 *
 * Only a write that is clearly not made lets the guest go on without it, and the estate is asked once more before. One
 * clear no is enough where the estate has refused the write, or knows its session no longer.
 */
export const outcomeMachine = setup({
  types,
  actors: { ask: port<OutcomeAnswer, OutcomeQuestion>('ask'), pause: ports.pause },
  guards: {
    wasAsked: ({ context }) => context.asked > 0,
    isMade: (_, { type }: OutcomeAnswer) => type === 'made',
    isSilence: (_, { type }: OutcomeAnswer) => type === 'silence',
    isUntaken: (_, { type }: OutcomeAnswer) => type === 'untaken',
    isClearlyNot: ({ context: { noes, firstNoAt, wasRefused } }, answer: OutcomeAnswer) =>
      answer.type === 'notMade' &&
      (wasRefused === true ||
        (noes + 1 >= CLEAR_NOES && firstNoAt !== null && answer.at - firstNoAt >= CLEAR_AFTER_MS)),
  },
  actions: {
    countQuestion: assign({ asked: ({ context }) => context.asked + 1 }),
    countNo: assign(({ context }, answer: OutcomeAnswer) =>
      answer.type === 'notMade'
        ? {
            noes: context.noes + 1,
            firstNoAt: context.firstNoAt ?? answer.at,
            lastAnswer: 'notMade' as const,
            lastNoWhen: answer.when,
          }
        : {},
    ),
    noteSilence: assign({ lastAnswer: 'silence' }),
  },
}).createMachine({
  id: 'outcome',
  context: ({ input }) => ({
    ...input,
    asked: input.asked ?? 0,
    noes: 0,
    firstNoAt: null,
    lastAnswer: 'none',
    lastNoWhen: null,
  }),
  initial: 'opening',
  output: outputOf<OutcomeContext, OutcomeOutput>({
    made: () => ({ type: 'made' }),
    untaken: () => ({ type: 'untaken' }),
    notMade: () => ({ type: 'notMade' }),
  }),
  states: {
    opening: { always: [{ guard: 'wasAsked', target: 'waiting' }, { target: 'asking' }] },
    asking: {
      tags: 'busy',
      entry: 'countQuestion',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: question,
        onDone: [
          ...ends,
          { guard: withOutput('isClearlyNot'), target: 'clear', actions: withOutput('countNo') },
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
        onDone: 'asking',
        onError: 'asking',
      },
      on: { 'outcome.asked': 'asking' },
    },
    clear: { on: { 'outcome.asked': 'asking', 'anew.requested': 'askingOnceMore' } },
    askingOnceMore: {
      tags: 'busy',
      entry: 'countQuestion',
      invoke: {
        id: 'askOnceMore',
        src: 'ask',
        input: question,
        onDone: [...ends, { target: 'notMade' }],
        onError: { target: 'waiting', actions: 'noteSilence' },
      },
    },
    made: { type: 'final' },
    untaken: { type: 'final' },
    notMade: { type: 'final' },
  },
});

export type OutcomeRef = ActorRefFrom<typeof outcomeMachine>;
