import { accountLoginMachine } from '../../../machines/account/login/login.machine.ts';
import { selectNote } from '../../../machines/account/login/login.selectors.ts';
import type { LoginOutput } from '../../../machines/shared/login/login.machine.ts';
import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { accountConfiguration } from '../account-fixtures.ts';
import { profile } from '../../support/fixtures.ts';
import { isSame } from '../../worlds/is-same.ts';
import { on } from '../../worlds/rules.ts';

export const route = { screen: 'login', note: null } as const;

export const signedIn: LoginOutput = { type: 'signedIn', profile };

export const migrating: LoginOutput = { type: 'migrating', emailAddress: 'edith@example.test' };

export const lookupAllowed: AccountConfiguration = {
  ...accountConfiguration,
  content: { account: { bookingLookup: true, bookingCancellation: false } },
};

export const accountLoginWorld = worldOf(
  accountLoginMachine,
  {
    inputs: [
      named('nobody is logged in', { route, configuration: null }),
      named('what the account needs to know has loaded before', { route, configuration: lookupAllowed }),
    ],
    actors: {
      loadAccountConfiguration: {
        done: [
          named('no booking is found without an account', accountConfiguration),
          named('a booking can be found without an account', lookupAllowed),
        ],
      },
      recallLastChange: { done: ['cancellation', 'package', null] },
      login: { done: [signedIn, named('an old account that needs a registration', migrating)] },
    },
  },
  {
    rules: {
      'a broken login starts again on retry': on('login.retried', ({ inputs }) => 'login' in inputs),
      'says what was sent whose outcome is not known (F-12)': on(
        'xstate.done.actor.recallLastChange',
        ({ event, after }) =>
          selectNote(after) === (event['output'] === null ? null : `${String(event['output'])}Sent`),
      ),
      'asks for the configuration where it is missing, and nowhere else (B §7)': ({ inputs, after }) =>
        'login' in inputs
          ? 'loadAccountConfiguration' in inputs === (after.context.configuration === null)
          : !('loadAccountConfiguration' in inputs),
      'sends the account the configuration that has loaded, and nothing else (B §7)': ({ event, sent }) =>
        event.type === 'xstate.done.actor.loadAccountConfiguration'
          ? isSame(sent, [{ type: 'configuration.loaded', configuration: event['output'] as unknown }])
          : sent.length === 0,
    },
  },
);
