import type { AccountRoute } from '../../machines/account/account.contract.ts';
import { accountMachine } from '../../machines/account/account.machine.ts';
import { worldOf } from '../paths/world.ts';
import { accountConfiguration } from '../support/account-fixtures.ts';
import { profile } from '../support/fixtures.ts';

export const login: AccountRoute = { screen: 'login', note: null };

export const register: AccountRoute = { screen: 'register', emailAddress: null };

export const stays: AccountRoute = { screen: 'stayBookings' };

export const accountWorld = worldOf(
  accountMachine,
  {
    inputs: [{ route: login }, { route: register }],
    events: {
      'route.requested': [{ route: stays }, { route: register }],
      'profile.updated': [{ profile }],
    },
    actors: {
      checkSignIn: { done: [true, false] },
      loadProfile: { done: [profile] },
      loadAccountConfiguration: { done: [accountConfiguration] },
      signOut: { done: [undefined] },
      screen: { done: [{ route: stays, profile }, { route: login }] },
    },
    project: ({ route, profile: member, configuration }) => [
      route.screen,
      member !== null,
      configuration !== null,
    ],
  },
  {
    invariants: {
      'a member’s screen never opens without profile and configuration': ({ value, context }) =>
        value !== 'open' ||
        ['login', 'register', 'passwordReset'].includes(context.route.screen) ||
        (context.profile !== null && context.configuration !== null),
    },
  },
);
