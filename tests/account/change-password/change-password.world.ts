import { changePasswordMachine } from '../../../machines/account/change-password/change-password.machine.ts';
import { selectOutcome } from '../../../machines/account/change-password/change-password.selectors.ts';
import { CallError } from '../../../src/api/failure.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { accountConfiguration } from '../account-fixtures.ts';
import { profile } from '../../support/fixtures.ts';
import { httpError } from '../../support/http-error.ts';
import { busyWhile } from '../../worlds/always.ts';
import { doneBy, failedBy, isReturnedOnce, on } from '../../worlds/rules.ts';

export const changePasswordInput = {
  route: { screen: 'changePassword' } as const,
  profile,
  configuration: accountConfiguration,
};

export const wrongPassword = named(
  'the password is wrong',
  httpError('changePassword', 400, 'The password is not right.'),
);
export const lostAnswer = named(
  'the answer is lost',
  new CallError({ kind: 'timeout', endpoint: 'changePassword' }),
);

export const changePasswordWorld = worldOf(
  changePasswordMachine,
  {
    inputs: [named('a member', changePasswordInput)],
    events: {
      'field.changed': [
        named('Type the old password', { name: 'oldPassword', value: true }),
        named('Type a valid new password', { name: 'newPassword', value: 'filled' }),
        named('Type the new password again', { name: 'passwordAgain', value: true }),
      ],
      'field.left': [{ name: 'oldPassword' }],
    },
    actors: { changePassword: { done: [undefined], error: [wrongPassword, lostAnswer] } },
    project: ({ form: { values }, isUnsure }) => [values, isUnsure],
  },
  {
    invariants: { ...busyWhile('changePassword') },
    rules: {
      'a field that is left may show its error once a password is entered (B §5)': on(
        'field.left',
        ({ before, after: { context } }) =>
          before.hasTag('busy') ||
          context.form.touched.includes('oldPassword') ===
            /^(?:true|false,filled)/.test(Object.values(context.form.values).join()),
      ),
      'nothing is sent before all three fields are filled (B §5)': ({ inputs, after }) =>
        'changePassword' in inputs
          ? Object.values(after.context.form.values).join() === 'true,filled,true'
          : null,
      'errors are reported when the form is submitted (B §5)': on(
        'form.submitted',
        ({ after }) => after.hasTag('busy') || Object.keys(after.context.form.errors).length > 0,
      ),
      'submitting again clears the last result (B §8)': on(
        'form.submitted',
        ({ after }) => selectOutcome(after) === null,
      ),
      'every answer is reported once, and empties the form (B §2.12)': on(
        [...doneBy('changePassword'), ...failedBy('changePassword')],
        ({ event, emitted, after }) =>
          (selectOutcome(after) === 'changed') === event.type.startsWith('xstate.done') &&
          isReturnedOnce(emitted) &&
          Object.values(after.context.form.values).join() === 'false,empty,false',
      ),
      'a failure is told only of a password that cannot be changed (F-12)': on(
        failedBy('changePassword'),
        ({ before, event, after }) =>
          (selectOutcome(after) === 'failed') ===
          (!before.context.isUnsure && 'error' in event && event.error === wrongPassword),
      ),
    },
    mayRest: (snapshot) => snapshot.matches('editing'),
  },
);
