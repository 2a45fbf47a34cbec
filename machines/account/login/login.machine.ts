import { assign, setup, type ActorRefFrom } from 'xstate';
import { loginMachine, type LoginOutput } from '../../shared/login/login.machine.ts';
import { withOutput } from '../../shared/params.ts';
import type { AccountRoute, PublicInput, ScreenOutput } from '../account.types.ts';

interface AccountLoginContext extends PublicInput<'login'> {
  answer: LoginOutput | null;
}

/** Where an answer leads: a member to the bookings, a legacy member to register in update mode (B §2.8, §4). */
function outputOf({ answer }: AccountLoginContext): ScreenOutput {
  if (answer?.type === 'signedIn') return { route: { screen: 'stayBookings' }, profile: answer.profile };
  const route: AccountRoute = { screen: 'register', emailAddress: answer?.emailAddress ?? null };
  return { route };
}

const types = {} as {
  context: AccountLoginContext;
  events: { type: 'login.retried' };
  input: PublicInput<'login'>;
  output: ScreenOutput;
  children: { login: 'login' };
};

/** The login screen: a note of what was done before, and the login form until it is answered (B §2.8). */
export const accountLoginMachine = setup({
  types,
  actors: { login: loginMachine },
  actions: {
    keepAnswer: assign((_, answer: LoginOutput) => ({ answer })),
  },
}).createMachine({
  id: 'accountLogin',
  context: ({ input }) => ({ ...input, answer: null }),
  initial: 'loggingIn',
  output: ({ context }) => outputOf(context),
  states: {
    loggingIn: {
      invoke: {
        id: 'login',
        src: 'login',
        onDone: {
          target: 'answered',
          actions: withOutput('keepAnswer'),
        },
        onError: 'failed',
      },
    },
    failed: { on: { 'login.retried': 'loggingIn' } },
    answered: { type: 'final' },
  },
});

export type AccountLoginRef = ActorRefFrom<typeof accountLoginMachine>;
