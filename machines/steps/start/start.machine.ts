import { setup, type ActorRefFrom } from 'xstate';
import type { LoginOutput } from '../../shared/login/login.machine.ts';
import { port } from '../../shared/port.ts';
import type { StartInput, StartNotice, StartOutput } from './start.types.ts';

export interface StartContext {
  notice: StartNotice;
  canLogin: boolean;
}

export interface StartEvent {
  type: 'booking.started';
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
  /** The login's own chart, which comes only where a login is offered. */
  actors: { login: port<LoginOutput>('login') },
  guards: { canLogin: ({ context }) => context.canLogin },
});

/** The start screen: book without an account, or log in first (A §2.3). */
export const startMachine = startSetup.createMachine({
  id: 'start',
  context: ({ input }) => input,
  initial: 'deciding',
  output: ({ event }) => event.output as StartOutput,
  states: {
    deciding: { always: [{ guard: 'canLogin', target: 'choosing' }, { target: 'withoutLogin' }] },
    choosing: {
      invoke: { id: 'login', src: 'login', onDone: 'loggedIn', onError: 'withoutLogin' },
      on: { 'booking.started': 'anonymous' },
    },
    withoutLogin: { on: { 'booking.started': 'anonymous' } },
    anonymous: { type: 'final', output: { type: 'anonymous' } },
    loggedIn: { type: 'final', output: ({ event }) => (event as unknown as { output: StartOutput }).output },
  },
});

export type StartRef = ActorRefFrom<typeof startMachine>;
