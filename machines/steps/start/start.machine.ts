import type { Profile } from '../../../src/domain/booking/session.ts';
import { assign, setup, type ActorRefFrom } from 'xstate';
import type { LoginOutput } from '../../shared/login/login.machine.ts';
import { withOutput } from '../../shared/params.ts';
import { port } from '../../shared/port.ts';

/** Why the guest is back at the start: the flags 'hasExpired' and 'hasError' of its address. */
export type StartNotice = 'expired' | 'error' | null;

export interface StartInput {
  notice: StartNotice;
  /** Whether an identity provider is configured; without it no login is offered. */
  canLogin: boolean;
  /** Whether there is a booking to restore. */
  canRestore?: boolean;
  /** Set where a booking is to be changed, which only its member may. */
  isAmending?: boolean;
}

export type StartOutput =
  | { type: 'anonymous' }
  /** The guest wants the booking of the session that is over. */
  | { type: 'restore' }
  | { type: 'signedIn'; profile: Profile }
  /** Registration in update mode, on the account's page. */
  | { type: 'migrating'; emailAddress: string };

export interface StartContext {
  notice: StartNotice;
  canLogin: boolean;
  canRestore: boolean;
  isAmending: boolean;
  /** Who begins the booking. A stranger until somebody logs in. */
  answer: StartOutput;
}

export interface StartEvent {
  type: 'booking.started' | 'booking.restored';
}

const types = {} as {
  context: StartContext;
  events: StartEvent;
  input: StartInput;
  output: StartOutput;
  children: { login: 'login' };
};

const startSetup = setup({
  types,
  /** The login's chart. Its code loads only where a login is offered. */
  actors: { login: port<LoginOutput>('login') },
  guards: {
    canLogin: ({ context }) => context.canLogin,
    canRestore: ({ context }) => context.canRestore,
  },
  actions: { keepAnswer: assign((_, answer: StartOutput) => ({ answer })) },
});

/**
 * The guest books without an account, or logs in first; a booking is changed only after the login. A booking whose session is over can be restored from here.
 */
export const startMachine = startSetup.createMachine({
  id: 'start',
  context: ({ input }) => ({ canRestore: false, isAmending: false, ...input, answer: { type: 'anonymous' } }),
  initial: 'deciding',
  output: ({ context }) => context.answer,
  on: {
    'booking.restored': {
      guard: 'canRestore',
      target: '.done',
      actions: { type: 'keepAnswer', params: { type: 'restore' } },
    },
  },
  states: {
    deciding: { always: [{ guard: 'canLogin', target: 'choosing' }, { target: 'withoutLogin' }] },
    choosing: {
      invoke: {
        id: 'login',
        src: 'login',
        onDone: { target: 'done', actions: withOutput('keepAnswer') },
        onError: 'withoutLogin',
      },
      on: { 'booking.started': 'done' },
    },
    withoutLogin: { on: { 'booking.started': 'done' } },
    done: { type: 'final' },
  },
});

export type StartRef = ActorRefFrom<typeof startMachine>;
