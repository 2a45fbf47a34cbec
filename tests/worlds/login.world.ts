import { loginMachine } from '../../machines/shared/login/login.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { profile } from '../support/fixtures.ts';
import { busyWhile } from './always.ts';

export const loginWorld = worldOf(
  loginMachine,
  {
    events: {
      'field.changed': [
        { name: 'username', value: 'ada@example.test' },
        named('Type the password', { name: 'password', value: true }),
      ],
      'field.left': [{ name: 'username' }],
    },
    actors: {
      login: {
        done: [
          { type: 'signedIn', profile },
          named('an old account, which has to be renewed', {
            type: 'migrating',
            emailAddress: 'ada@example.test',
          }),
          named('wrong name or password', { type: 'refused', reason: 'invalid_username_or_password' }),
        ],
        error: [new CallError({ kind: 'offline', endpoint: 'token' })],
      },
    },
    project: ({ form, refusal, failure }) => [form.values, form.submitted, refusal, failure],
  },
  { invariants: { ...busyWhile('login') } },
);
