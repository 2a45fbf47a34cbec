import { registerMachine } from '../../machines/account/register/register.machine.ts';
import type { FieldValue } from '../../machines/shared/form.ts';
import { CAN_ALWAYS_END } from '../paths/check.ts';
import { worldOf } from '../paths/world.ts';
import { accountConfiguration as configuration } from '../support/account-fixtures.ts';

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
  ['terms', true],
];

export const registerWorld = worldOf(
  registerMachine,
  {
    inputs: [freshRegistration, updateRegistration],
    events: {
      'field.changed': [
        ...answeredRegistration.map(([name, value]) => ({ name, value })),
        { name: 'telephone', value: '+441539000000' },
        { name: 'code', value: true },
      ],
      'field.left': [{ name: 'title' }],
      'interest.toggled': [{ id: 3507983 }],
    },
    actors: {
      verifyEmail: { done: ['valid', 'undeliverable'] },
      verifyTelephone: { done: ['live', 'dead'] },
      createAccount: { done: [undefined] },
      validateMigration: { done: [migratedMember] },
    },
    project: ({ route, form: { values }, codeForm }) => [
      route.emailAddress,
      codeForm.values.code,
      [values.title, values.firstName, values.lastName, values.emailAddress, values.terms].map(Boolean),
      values.telephone,
    ],
  },
  { waysOut: CAN_ALWAYS_END },
);
