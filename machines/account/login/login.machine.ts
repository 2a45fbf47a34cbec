import { assign, setup, type ActorRefFrom } from 'xstate';
import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import { loginMachine, type LoginOutput } from '../../shared/login/login.machine.ts';
import { withOutput } from '../../shared/params.ts';
import type { AccountRoute, PublicInput, ScreenOutput } from '../account.types.ts';
import { accountPorts } from '../shared/ports.ts';

interface AccountLoginContext extends PublicInput<'login'> {
  answer: LoginOutput | null;
  /** Null until it has loaded. The login does not wait for it. */
  configuration: AccountConfiguration | null;
}

/** The screen after the login: bookings for a member; for a legacy member, to register in update mode (B §2.8, §4). */
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
  children: { login: 'login'; loadAccountConfiguration: 'loadAccountConfiguration' };
};

/**
 * The login screen says what was done before, and shows the login form until it is answered (B §2.8).
 *
 * Beside it the configuration is asked for, which says whether there is a way without an account (D-497).
 */
export const accountLoginMachine = setup({
  types,
  actors: { login: loginMachine, loadAccountConfiguration: accountPorts.loadAccountConfiguration },
  actions: {
    keepConfiguration: assign((_, configuration: AccountConfiguration) => ({ configuration })),
    keepAnswer: assign((_, answer: LoginOutput) => ({ answer })),
  },
}).createMachine({
  id: 'accountLogin',
  context: ({ input }) => ({ ...input, answer: null, configuration: null }),
  invoke: {
    id: 'loadAccountConfiguration',
    src: 'loadAccountConfiguration',
    onDone: { actions: withOutput('keepConfiguration') },
    // Without a configuration the screen offers no lookup. The login needs no configuration.
    onError: {},
  },
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
