import { assign, setup, type ActorRefFrom } from 'xstate';
import { withOutput } from '../params.ts';
import type { LoginOutput } from './login.machine.ts';
import { providerPorts, type ProviderResult } from './provider-login.ports.ts';

const types = {} as {
  context: { result: ProviderResult | null };
  events: { type: 'login.requested' | 'login.dismissed' };
  input: undefined;
  output: LoginOutput;
  /** 'failed': the last login had no answer. */
  tags: 'busy' | 'failed';
};

const providerLoginSetup = setup({
  types,
  actors: providerPorts,
  guards: {
    isOpened: (_, way: 'window' | 'back') => way === 'window',
    isSignedIn: (_, { type }: ProviderResult) => type === 'signedIn',
    isCancelled: (_, { type }: ProviderResult) => type === 'cancelled',
    isExpired: (_, { type }: ProviderResult) => type === 'expired',
  },
  actions: { keepResult: assign((_, result: ProviderResult) => ({ result })) },
});

const takingAnswer = {
  id: 'completeLogin',
  src: 'completeLogin',
  onDone: [
    { guard: withOutput('isSignedIn'), target: 'answered', actions: withOutput('keepResult') },
    { guard: withOutput('isCancelled'), target: 'waiting.cancelled' },
    { guard: withOutput('isExpired'), target: 'waiting.expired' },
    { target: 'waiting' },
  ],
  onError: 'waiting.unanswered',
} as const;

function outputOf(result: ProviderResult | null): LoginOutput {
  if (result?.type !== 'signedIn') throw new Error('Nobody has logged in');
  return result;
}

/**
 * A guest logs in on the identity provider's own pages (RFC 9700 §2.1), in place of the password form. The page is left
 * for that, and comes back with the provider's answer: so the chart begins with the question whether there is one.
 * Where the page cannot be left, the provider's pages open in a window of their own.
 */
export const providerLoginMachine = providerLoginSetup.createMachine({
  id: 'providerLogin',
  context: { result: null },
  initial: 'returning',
  output: ({ context }) => outputOf(context.result),
  states: {
    /** Takes the answer, where the page comes back with one. */
    returning: { tags: 'busy', invoke: takingAnswer },
    waiting: {
      initial: 'untried',
      on: { 'login.requested': 'leaving' },
      states: {
        untried: {},
        cancelled: {},
        expired: {},
        unanswered: { tags: 'failed' },
      },
    },
    leaving: {
      tags: 'busy',
      invoke: {
        id: 'beginLogin',
        src: 'beginLogin',
        onDone: [{ guard: withOutput('isOpened'), target: 'away' }, { target: 'waiting' }],
        onError: 'waiting.unanswered',
      },
    },
    /** The provider's pages are open in their window. The guest may give up here, too. */
    away: {
      invoke: takingAnswer,
      on: { 'login.dismissed': 'waiting' },
    },
    answered: { type: 'final' },
  },
});

export type ProviderLoginRef = ActorRefFrom<typeof providerLoginMachine>;
