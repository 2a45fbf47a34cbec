import { accountLoginMachine } from '../../machines/account/login/login.machine.ts';
import type { LoginOutput } from '../../machines/shared/login/login.machine.ts';
import type { AccountConfiguration } from '../../src/api/account/configuration.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { accountConfiguration } from '../support/account-fixtures.ts';
import { profile } from '../support/fixtures.ts';
import { on } from './rules.ts';

export const route = { screen: 'login', note: null } as const;

export const signedIn: LoginOutput = { type: 'signedIn', profile };

export const migrating: LoginOutput = { type: 'migrating', emailAddress: 'edith@example.test' };

export const lookupAllowed: AccountConfiguration = {
  ...accountConfiguration,
  content: { account: { bookingLookup: true } },
};

export const accountLoginWorld = worldOf(
  accountLoginMachine,
  {
    inputs: [named('nobody is logged in', { route })],
    actors: {
      loadAccountConfiguration: {
        done: [
          named('no booking is found without an account', accountConfiguration),
          named('a booking can be found without an account', lookupAllowed),
        ],
      },
      login: { done: [signedIn, named('an old account that needs a registration', migrating)] },
    },
  },
  {
    rules: {
      'a broken login starts again on retry': on('login.retried', ({ inputs }) => 'login' in inputs),
    },
  },
);
