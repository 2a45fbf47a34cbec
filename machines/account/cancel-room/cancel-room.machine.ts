import type { ActorRefFrom } from 'xstate';
import type { SentCancellation } from '../../../src/domain/booking/sent-write.ts';
import { NO_FAILURE } from '../../shared/last-failure.ts';
import type { OutcomeInput } from '../../shared/outcome/outcome.machine.ts';
import { withEvent, withFailure, withOutput } from '../../shared/params.ts';
import { cancelRoomSetup, emptyForm, numberOf, roomOf, type CancelRoomContext } from './cancel-room.setup.ts';

/** How long another code has to wait for the first, in milliseconds: e-mails take a moment. */
const NEXT_CODE_MS = 30_000;

/** What was sent is known: nothing is kept of it. */
const forget = ['forgetSent', 'noteSent'] as const;

const sendCode = {
  id: 'sendCode',
  src: 'sendCode',
  input: ({ context }: { context: CancelRoomContext }) => context.question,
} as const;

const tooOften = {
  guard: withOutput('isTooOften'),
  target: 'tooOften',
  actions: withOutput('keepTime'),
} as const;

/**
 * The guest enters the code. It tells how the last one was answered, until the next press of a key. Another code can be
 * asked for after a while, and at once where the last one is no good.
 */
const entering = cancelRoomSetup.createStateConfig({
  tags: 'code',
  type: 'parallel',
  on: {
    'cancel.declined': 'choosing',
    'form.submitted': [{ guard: 'isCode', target: 'cancelling' }, { actions: 'showErrors' }],
  },
  states: {
    told: {
      initial: 'nothing',
      on: {
        'field.changed': { target: '.nothing', actions: withEvent('enterField') },
        'field.left': { actions: withEvent('leaveField') },
      },
      states: {
        nothing: {},
        /** Nobody knows whether the code was sent, whatever the guest enters. */
        unsure: { on: { 'field.changed': { actions: withEvent('enterField') } } },
        resent: {},
        /** No other code was sent. */
        failed: { tags: 'failed' },
        wrong: {},
        expired: {},
      },
    },
    next: {
      initial: 'waiting',
      states: {
        waiting: {
          invoke: {
            id: 'pause',
            src: 'pause',
            input: { milliseconds: NEXT_CODE_MS },
            onDone: 'ready',
            onError: 'ready',
          },
        },
        ready: { on: { 'code.requested': '#cancelRoom.sendingNext' } },
      },
    },
  },
});

/**
 * A guest without an account cancels rooms of a stay that was looked up, one at a time, by a code that the estate mails
 * to the address of the booking (D-645). The code is in the vault alone.
 *
 * Whatever the answer was, the look-up tells what became of the cancellation. One that it does not show is asked about,
 * after a reload too (F-12). The chart ends with the stay as it was read last.
 */
export const cancelRoomMachine = cancelRoomSetup.createMachine({
  id: 'cancelRoom',
  context: ({ input }) => ({
    ...input,
    asked: null,
    form: emptyForm(),
    answer: null,
    refusal: null,
    tryFrom: null,
    sent: null,
    timesMade: 0,
    cancelled: null,
    ...NO_FAILURE,
  }),
  output: ({ context: { stay, cancelled } }) => ({ stay, cancelled }),
  initial: 'recalling',
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        id: 'recallChange',
        src: 'recallChange',
        input: ({ context }) => ({ confirmationNumber: numberOf(context) }),
        onDone: [
          { guard: withOutput('isNothing'), target: 'idle' },
          { target: 'judging', actions: withOutput('recallSent') },
        ],
        onError: 'idle',
      },
    },
    idle: { on: { 'cancel.opened': { guard: 'offersCancelling', target: 'choosing' } } },
    choosing: {
      initial: 'fresh',
      on: {
        'cancel.closed': 'done',
        'cancel.roomChosen': {
          guard: withEvent('canCancel'),
          target: 'confirming',
          actions: withEvent('askAbout'),
        },
      },
      states: {
        fresh: {},
        /** The estate has refused the last cancellation, and shows the room as standing. */
        refused: {},
      },
    },
    /** 'Are you sure?', and whether a code is to be sent. */
    confirming: {
      initial: 'untried',
      on: { 'cancel.declined': 'choosing', 'code.requested': 'sendingCode' },
      states: { untried: {}, failed: { tags: 'failed' } },
    },
    sendingCode: {
      tags: 'busy',
      invoke: {
        ...sendCode,
        onDone: [tooOften, { target: 'entering' }],
        onError: [
          {
            guard: withFailure('isNotSent', 'sendCode'),
            target: 'confirming.failed',
            actions: [withFailure('keepFailure', 'sendCode'), 'tellReturned'],
          },
          { target: 'entering.told.unsure' },
        ],
      },
    },
    entering,
    sendingNext: {
      tags: ['busy', 'code'],
      invoke: {
        ...sendCode,
        onDone: [tooOften, { target: 'entering.told.resent' }],
        onError: [
          {
            guard: withFailure('isNotSent', 'sendCode'),
            target: ['entering.told.failed', 'entering.next.ready'],
            actions: [withFailure('keepFailure', 'sendCode'), 'tellReturned'],
          },
          { target: 'entering.told.unsure' },
        ],
      },
    },
    cancelling: {
      tags: ['busy', 'code'],
      // Kept before the call is sent, for a reload meanwhile.
      entry: ['keepSent', 'noteSent'],
      invoke: {
        id: 'cancelByCode',
        src: 'cancelByCode',
        input: ({ context }) => ({ ...context.question, leg: roomOf(context) }),
        onDone: { target: 'reading', actions: withOutput('keepAnswer') },
        onError: { target: 'reading', actions: withFailure('keepRefusal', 'cancelByCode') },
      },
    },
    /** Whatever the answer was, the stay is read. */
    reading: {
      tags: ['busy', 'code'],
      invoke: {
        id: 'readCancelled',
        src: 'lookUp',
        input: ({ context }) => context.question,
        onDone: [
          { guard: withOutput('isFound'), target: 'judging', actions: withOutput('keepStay') },
          { target: 'asking' },
        ],
        onError: 'asking',
      },
    },
    /** The stay decides what became of the cancellation, and where it shows none, the answer. */
    judging: {
      always: [
        { guard: 'isShown', target: 'done', actions: ['keepMade', ...forget] },
        {
          guard: 'isWrong',
          target: ['entering.told.wrong', 'entering.next.ready'],
          actions: [...forget, 'tellReturned'],
        },
        {
          guard: 'isExpired',
          target: ['entering.told.expired', 'entering.next.ready'],
          actions: [...forget, 'tellReturned'],
        },
        { guard: 'isRefused', target: 'choosing.refused', actions: forget },
        { target: 'asking' },
      ],
    },
    /** Codes were asked for too often, or wrong ones entered. */
    tooOften: { on: { 'cancel.closed': 'done' } },
    /** Nobody knows yet what became of the cancellation. Nothing else can be cancelled before (F-12). */
    asking: {
      invoke: {
        id: 'outcome',
        src: 'outcome',
        input: ({ context }): OutcomeInput => ({
          write: { ...sentOf(context), emailAddress: context.question.emailAddress },
          wasRefused: wasRefused(context),
          asked: context.timesMade,
        }),
        onDone: [
          // No answer counts against it any more.
          { guard: withOutput('isMade'), target: 'readingMade', actions: 'countMade' },
          { target: 'done', actions: forget },
        ],
        onError: { target: 'failed', actions: withFailure('keepFailure', 'outcome') },
      },
    },
    readingMade: {
      tags: 'busy',
      invoke: {
        id: 'readMade',
        src: 'lookUp',
        input: ({ context }) => context.question,
        onDone: { target: 'judging', actions: withOutput('keepStay') },
        onError: 'asking',
      },
    },
    failed: { tags: 'failed', on: { 'load.retried': 'asking' } },
    done: { type: 'final' },
  },
});

/** Whether the estate has refused: by a reason, or by its answer to the code. */
function wasRefused({ refusal, answer }: CancelRoomContext): boolean {
  return refusal !== null || (answer !== null && answer.type !== 'taken');
}

/** The cancellation whose outcome is not known. Throws where there is none. */
function sentOf({ sent }: CancelRoomContext): SentCancellation {
  if (sent === null) throw new Error('No cancellation was sent');
  return sent;
}

export type CancelRoomRef = ActorRefFrom<typeof cancelRoomMachine>;
