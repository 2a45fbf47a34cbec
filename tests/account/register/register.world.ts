import { registerMachine } from '../../../machines/account/register/register.machine.ts';
import type { FieldValue } from '../../../machines/shared/form.ts';
import { CallError } from '../../../src/api/failure.ts';
import { CAN_ALWAYS_END } from '../../tools/paths/check.ts';
import * as selectors from '../../../machines/account/register/register.selectors.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { accountConfiguration as configuration } from '../account-fixtures.ts';
import { busyWhile } from '../../worlds/always.ts';
import { failedBy, isReturnedOnce, on } from '../../worlds/rules.ts';
import { httpError } from '../../support/http-error.ts';

export const freshRegistration = {
  route: { screen: 'register', emailAddress: null },
  configuration,
} as const;

export const updateRegistration = {
  route: { screen: 'register', emailAddress: 'edith@example.test' },
  configuration,
} as const;

export const migratedMember = {
  firstName: 'Edith',
  lastName: 'Marlow',
  emailAddress: 'edith@example.test',
};

/** A complete registration. */
export const answeredRegistration: [string, FieldValue][] = [
  ['title', 'MR'],
  ['firstName', ' Ada '],
  ['lastName', 'Moss'],
  ['emailAddress', 'ada@example.test'],
  ['password', 'filled'],
  ['terms', true],
];

const existingAccount = named(
  'there is an account already',
  httpError('register', 409, 'There is an account.'),
);
export const lostAnswer = named(
  'the answer is lost',
  new CallError({ kind: 'timeout', endpoint: 'register' }),
);

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
      createAccount: {
        done: [undefined],
        error: [existingAccount, lostAnswer],
      },
      initiateMigration: { done: [undefined] },
      validateMigration: {
        done: [named('the member of the old account', migratedMember)],
        error: [
          named('the code is wrong', httpError('validateMigration', 400, 'not_found')),
          new CallError({ kind: 'offline', endpoint: 'validateMigration' }),
        ],
      },
    },
    project: ({ route, form: { values }, codeForm }) => [
      route.emailAddress,
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
    rules: {
      'a registration is sent exactly when all required fields are filled (B §5)': on(
        'form.submitted',
        ({ inputs, before }) => {
          const { title, firstName, lastName, emailAddress, password, terms } = before.context.form.values;
          const isFilled =
            ![title, firstName, lastName, emailAddress].includes('') && password === 'filled' && terms;
          const sent = before.matches('editing')
            ? isFilled && 'verifyEmail'
            : before.context.codeForm.values.code && 'validateMigration';
          return Object.keys(inputs).join() === (sent || '');
        },
      ),
      'another try clears the last result (B §8)': on(
        ['form.submitted', 'code.requested'],
        ({ after }) =>
          selectors.selectProblem(after) === null &&
          selectors.selectCodeProblem(after) === null &&
          !selectors.selectIsCodeWrong(after) &&
          selectors.selectServerText(after) === '' &&
          !selectors.selectIsResent(after),
      ),
      'a failure is reported once, and keeps the form (B §8, E-18)': on(
        failedBy('initiateMigration', 'validateMigration', 'verifyEmail', 'verifyTelephone', 'createAccount'),
        ({ before, emitted, after }) =>
          (selectors.selectProblem(after) !== null ||
            selectors.selectCodeProblem(after) !== null ||
            selectors.selectIsCodeWrong(after)) &&
          isReturnedOnce(emitted) &&
          after.context.form === before.context.form &&
          after.context.codeForm === before.context.codeForm,
      ),
      'a failure is told only of an account that is refused (F-12)': on(
        failedBy('createAccount'),
        ({ event, before, after }) => {
          const { doubted, form } = before.context;
          const isKnown = 'error' in event && event.error === existingAccount;
          const isDoubted = doubted === form.values.emailAddress.trim();
          return selectors.selectProblem(after) === (isKnown && !isDoubted ? 'registrationFailed' : 'unsure');
        },
      ),
    },
    waysOut: CAN_ALWAYS_END,
  },
);
