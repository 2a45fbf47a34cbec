import { registerMachine } from '../../machines/account/register/register.machine.ts';
import type { FieldValue } from '../../machines/shared/form.ts';
import { CAN_ALWAYS_END } from '../paths/check.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { accountConfiguration as configuration } from '../support/account-fixtures.ts';
import { busyWhile } from './always.ts';

export const freshRegistration = {
  route: { screen: 'register', emailAddress: null },
  configuration,
} as const;

export const updateRegistration = {
  route: { screen: 'register', emailAddress: 'edith@example.test' },
  configuration,
} as const;

export const migratedMember = {
  FirstName: 'Edith',
  LastName: 'Marlow',
  EmailAddress: 'edith@example.test',
};

/** Everything that a registration needs. */
export const answeredRegistration: [string, FieldValue][] = [
  ['title', 'MR'],
  ['firstName', ' Ada '],
  ['lastName', 'Moss'],
  ['emailAddress', 'ada@example.test'],
  ['password', 'filled'],
  ['terms', true],
];

export const registerWorld = worldOf(
  registerMachine,
  {
    inputs: [named('a new account', freshRegistration), named('an old account to renew', updateRegistration)],
    events: {
      'field.changed': [
        ...answeredRegistration.map(([name, value]) => ({ name, value })),
        named('Fill in a telephone number', { name: 'telephone', value: '+441539000000' }),
        named('Type the code of the message', { name: 'code', value: true }),
      ],
      'field.left': [{ name: 'title' }],
      'interest.toggled': [named('Tick or clear the interest in the spa', { id: 3507983 })],
    },
    actors: {
      verifyEmail: { done: ['valid', 'undeliverable'] },
      verifyTelephone: { done: ['live', 'dead'] },
      createAccount: { done: [undefined] },
      initiateMigration: { done: [undefined] },
      validateMigration: { done: [named('the member of the old account', migratedMember)] },
    },
    project: ({ route, form: { values }, codeForm, isResent }) => [
      route.emailAddress,
      isResent,
      codeForm.values.code,
      [values.title, values.firstName, values.lastName, values.emailAddress, values.terms].map(Boolean),
      values.password,
      values.telephone,
    ],
  },
  {
    invariants: {
      ...busyWhile(
        'initiateMigration',
        'validateMigration',
        'verifyEmail',
        'createAccount',
        'verifyTelephone',
      ),
    },
    waysOut: CAN_ALWAYS_END,
  },
);
