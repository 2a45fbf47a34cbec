import {
  assign,
  fromCallback,
  setup,
  type CallbackActorLogic,
  type EventObject,
  type ActorRefFrom,
} from 'xstate';
import { outputOf } from '../../shared/output.ts';
import { withEvent } from '../../shared/params.ts';
import { ports } from '../../shared/ports.ts';

/** Five minutes without mouse, key, wheel or touch (A §9.5). Milliseconds. */
export const IDLE_MS = 5 * 60_000;
/** The live countdown of 'Are you still there?'. Milliseconds. */
export const WARNING_MS = 60_000;
/** The extra time after 'Yes', while keep-alive is under way (D-23). Milliseconds. */
export const EXTENSION_MS = 15_000;

export type IdleEvent =
  | { type: 'guest.active' }
  /** `lateMs`: milliseconds since the deadline, for a page that slept (D-24). */
  | { type: 'deadline.passed'; lateMs: number }
  | { type: 'countdown.moved'; remainingMs: number }
  | { type: 'stay.confirmed' }
  | { type: 'warning.dismissed' };

export type IdleOutput = { type: 'expired' } | { type: 'keepAliveFailed' };

/** Sets a deadline `inMs` from its start, and checks it when the page wakes up. `ticks`: reports each second. */
export type DeadlinePort = CallbackActorLogic<EventObject, { inMs: number; ticks: boolean }, IdleEvent>;
/** Reports what the guest does on the page, at most once a second. */
export type ActivityPort = CallbackActorLogic<EventObject, undefined, IdleEvent>;

function notProvided(name: string): () => never {
  return () => {
    throw new Error(`not provided: ${name}`);
  };
}

interface IdleContext {
  sessionId: string;
  remainingMs: number;
}

const types = {} as {
  context: IdleContext;
  events: IdleEvent;
  input: { sessionId: string };
  output: IdleOutput;
  tags: 'warning';
};

const idleSetup = setup({
  types,
  actors: {
    keepAlive: ports.keepAlive,
    deadline: fromCallback<EventObject, { inMs: number; ticks: boolean }, IdleEvent>(notProvided('deadline')),
    activity: fromCallback<EventObject, undefined, IdleEvent>(notProvided('activity')),
  },
  guards: {
    isWarningOverToo: (_, params: { lateMs: number }) => params.lateMs >= WARNING_MS,
  },
  actions: {
    startCountdown: assign((_, params: { lateMs: number }) => ({ remainingMs: WARNING_MS - params.lateMs })),
    moveCountdown: assign((_, params: { remainingMs: number }) => ({ remainingMs: params.remainingMs })),
  },
});

/**
 * The session of a guest who does nothing ends, after a warning with a countdown. The guest can extend it.
 */
export const idleMachine = idleSetup.createMachine({
  id: 'idle',
  context: ({ input }) => ({ sessionId: input.sessionId, remainingMs: WARNING_MS }),
  initial: 'watching',
  output: outputOf<IdleContext, IdleOutput>({
    expired: () => ({ type: 'expired' }),
    keepAliveFailed: () => ({ type: 'keepAliveFailed' }),
  }),
  states: {
    watching: {
      invoke: [
        { id: 'activity', src: 'activity', onError: { target: 'expired' } },
        {
          id: 'idleDeadline',
          src: 'deadline',
          input: { inMs: IDLE_MS, ticks: false },
          onError: { target: 'expired' },
        },
      ],
      on: {
        'guest.active': { target: 'watching', reenter: true },
        'deadline.passed': [
          {
            guard: withEvent('isWarningOverToo'),
            target: 'expired',
          },
          {
            target: 'warning',
            actions: withEvent('startCountdown'),
          },
        ],
      },
    },
    warning: {
      tags: 'warning',
      invoke: {
        id: 'countdown',
        src: 'deadline',
        input: ({ context }) => ({ inMs: context.remainingMs, ticks: true }),
        onError: { target: 'expired' },
      },
      on: {
        'countdown.moved': {
          actions: withEvent('moveCountdown'),
        },
        'deadline.passed': 'expired',
        'warning.dismissed': 'expired',
        'stay.confirmed': 'extending',
      },
    },
    extending: {
      invoke: [
        {
          id: 'keepAlive',
          src: 'keepAlive',
          input: ({ context }) => ({ sessionId: context.sessionId }),
          onDone: { target: 'watching' },
          onError: { target: 'keepAliveFailed' },
        },
        {
          id: 'extension',
          src: 'deadline',
          input: ({ context }) => ({ inMs: context.remainingMs + EXTENSION_MS, ticks: false }),
          onError: { target: 'expired' },
        },
      ],
      on: { 'deadline.passed': 'expired' },
    },
    expired: { type: 'final' },
    keepAliveFailed: { type: 'final' },
  },
});

export type IdleRef = ActorRefFrom<typeof idleMachine>;
