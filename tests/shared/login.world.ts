import type { LoginResult } from '../../machines/shared/ports.ts';
import { loginMachine } from '../../machines/shared/login/login.machine.ts';
import { selectHasFailed, selectRefusal } from '../../machines/shared/login/login.selectors.ts';
import { CallError } from '../../src/api/failure.ts';
import { named } from '../tools/paths/names.ts';
import { worldOf } from '../tools/paths/world.ts';
import { profile } from '../support/fixtures.ts';
import { busyWhile } from '../worlds/always.ts';
import { doneBy, failedBy, leavesFields, on } from '../worlds/rules.ts';

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
          named('an old account that needs a registration', {
            type: 'migrating',
            emailAddress: 'ada@example.test',
          }),
          named('wrong name or password', { type: 'refused', reason: 'invalid_username_or_password' }),
        ],
        error: [new CallError({ kind: 'offline', endpoint: 'token' })],
      },
    },
    project: ({ form }) => [form.values, form.submitted],
  },
  {
    invariants: { ...busyWhile('login') },
    rules: {
      ...leavesFields,
      'a login is sent exactly when username and password are filled (A §5.1)': on(
        'form.submitted',
        ({ inputs, before: { context } }) =>
          'login' in inputs === (context.form.values.username !== '' && context.form.values.password),
      ),
      'another try clears the last result (A §8.1)': on(
        'form.submitted',
        ({ after }) => !after.hasTag('busy') || (selectRefusal(after) === null && !selectHasFailed(after)),
      ),
      'a refusal shows the provider’s reason, any other answer ends the form (A §5.1, B §4)': on(
        doneBy('login'),
        ({ event, before, after }) => {
          const result = event['output'] as LoginResult;
          if (result.type !== 'refused') return after.output === result;
          return (
            after.matches('typing') &&
            selectHasFailed(after) &&
            selectRefusal(after) === result.reason &&
            after.context.form === before.context.form
          );
        },
      ),
      'a login without an answer is reported, and keeps the form (A §8.1)': on(
        failedBy('login'),
        ({ before, after }) =>
          after.matches('typing') &&
          selectHasFailed(after) &&
          selectRefusal(after) === null &&
          after.context.form === before.context.form,
      ),
    },
  },
);
