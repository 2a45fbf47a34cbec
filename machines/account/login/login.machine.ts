import { assign, sendParent, setup, type ActorRefFrom } from 'xstate';
import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import type { SentChange } from '../../../src/domain/booking/sent-write.ts';
import type { LoginOutput } from '../../shared/login/login.machine.ts';
import { withOutput } from '../../shared/params.ts';
import { port } from '../../shared/port.ts';
import type { AccountRoute, ConfigurationLoaded, LoginInput, ScreenOutput } from '../account.types.ts';
import { accountPorts, bookingsPorts } from '../shared/ports.ts';

interface AccountLoginContext extends LoginInput {
  answer: LoginOutput | null;
  /** What kind of change of a stay the tab has sent last, and whose outcome is not known; null for none. */
  sent: SentChange['kind'] | null;
}

/** The screen after the login: bookings for a member; for a legacy member, to register in update mode (B §2.8). */
function outputOf({ answer }: AccountLoginContext): ScreenOutput {
  if (answer?.type === 'signedIn') return { route: { screen: 'stayBookings' }, profile: answer.profile };
  const route: AccountRoute = { screen: 'register', emailAddress: answer?.emailAddress ?? null };
  return { route };
}

const types = {} as {
  context: AccountLoginContext;
  events: { type: 'login.retried' };
  input: LoginInput;
  output: ScreenOutput;
  children: {
    login: 'login';
    loadAccountConfiguration: 'loadAccountConfiguration';
    recallLastChange: 'recallLastChange';
  };
};

/**
 * The login screen tells the guest what has just been done: a password was reset, an account was created, or a
 * change of a stay was sent and its outcome is not known (F-12). It shows the login until the guest logs in or has to
 * register.
 *
 * Meanwhile it loads the configuration where that is missing, because the configuration says whether a booking can be
 * looked up without an account. The login does not wait for it. The account keeps what has loaded, so that the next
 * screen need not ask again.
 */
export const accountLoginMachine = setup({
  types,
  actors: {
    /** The chart of the form, or of the way to the provider's login. */
    login: port<LoginOutput>('login'),
    loadAccountConfiguration: accountPorts.loadAccountConfiguration,
    recallLastChange: bookingsPorts.recallLastChange,
  },
  guards: { lacksConfiguration: ({ context }) => context.configuration === null },
  actions: {
    keepConfiguration: assign((_, configuration: AccountConfiguration) => ({ configuration })),
    tellConfiguration: sendParent((_, configuration: AccountConfiguration): ConfigurationLoaded => ({
      type: 'configuration.loaded',
      configuration,
    })),
    keepSent: assign((_, sent: AccountLoginContext['sent']) => ({ sent })),
    keepAnswer: assign((_, answer: LoginOutput) => ({ answer })),
  },
}).createMachine({
  id: 'accountLogin',
  context: ({ input }) => ({ ...input, answer: null, sent: null }),
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
      type: 'parallel',
      states: {
        /** Whether the configuration is known. Without it the screen offers no lookup. */
        configuration: {
          initial: 'known',
          states: {
            known: { always: { guard: 'lacksConfiguration', target: 'unknown' } },
            unknown: {
              invoke: {
                id: 'loadAccountConfiguration',
                src: 'loadAccountConfiguration',
                onDone: {
                  target: 'known',
                  actions: [withOutput('keepConfiguration'), withOutput('tellConfiguration')],
                },
                onError: {},
              },
            },
          },
        },
        change: {
          invoke: {
            id: 'recallLastChange',
            src: 'recallLastChange',
            onDone: { actions: withOutput('keepSent') },
            onError: {},
          },
        },
      },
    },
    failed: { on: { 'login.retried': 'loggingIn' } },
    answered: { type: 'final' },
  },
});

export type AccountLoginRef = ActorRefFrom<typeof accountLoginMachine>;
