import { assign, emit, setup } from 'xstate';
import type { Profile } from '../../src/domain/session.ts';
import { loginMachine, type LoginOutput } from '../shared/login/login.machine.ts';
import { ports } from '../shared/ports.ts';

export interface AccountContext {
  profile: Profile | null;
}

/** What the page around the widget has to do. */
export interface AccountEmitted {
  type: 'registration.needed';
  emailAddress: string;
}

const accountSetup = setup({
  types: {
    context: {} as AccountContext,
    events: {} as { type: 'login.retried' },
    emitted: {} as AccountEmitted,
    children: {} as { login: 'login'; restoreSignIn: 'restoreSignIn' },
    tags: {} as 'busy',
  },
  actors: { restoreSignIn: ports.restoreSignIn, login: loginMachine },
  guards: {
    isSignedIn: (_, { profile }: { profile: Profile | null }) => profile !== null,
    isMigrating: (_, output: LoginOutput) => output.type === 'migrating',
  },
  actions: {
    keepProfile: assign((_, { profile }: { profile: Profile | null }) => ({ profile })),
    keepMember: assign((_, output: LoginOutput) =>
      output.type === 'signedIn' ? { profile: output.profile } : {},
    ),
    askToRegister: emit((_, output: LoginOutput) => ({
      type: 'registration.needed',
      emailAddress: output.type === 'migrating' ? output.emailAddress : '',
    })),
  },
});

/**
 * The account area: a member signed in on an earlier page goes straight on, everybody else logs in (B §2.7, §2.8). A
 * legacy member is sent to register anew; who comes back from there finds the login again (B §4).
 */
export const accountMachine = accountSetup.createMachine({
  id: 'account',
  context: { profile: null },
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'busy',
      invoke: {
        id: 'restoreSignIn',
        src: 'restoreSignIn',
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => ({ profile: event.output }) },
            target: 'signedIn',
            actions: { type: 'keepProfile', params: ({ event }) => ({ profile: event.output }) },
          },
          { target: 'loggingIn' },
        ],
        onError: 'loggingIn',
      },
    },
    loggingIn: {
      invoke: {
        id: 'login',
        src: 'login',
        onDone: [
          {
            guard: { type: 'isMigrating', params: ({ event }) => event.output },
            target: 'loggingIn',
            reenter: true,
            actions: { type: 'askToRegister', params: ({ event }) => event.output },
          },
          {
            target: 'signedIn',
            actions: { type: 'keepMember', params: ({ event }) => event.output },
          },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { 'login.retried': 'loggingIn' } },
    signedIn: {},
  },
});
