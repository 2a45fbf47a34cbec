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
export const refused = named(
  'the new password is refused',
  httpError('changePassword', 422, 'Choose another.'),
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
    actors: { changePassword: { done: [undefined], error: [wrongPassword, refused, lostAnswer] } },
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
      'every answer is reported once': on(
        [...doneBy('changePassword'), ...failedBy('changePassword')],
        ({ event, emitted, after }) =>
          (selectOutcome(after) === 'changed') === event.type.startsWith('xstate.done') &&
          isReturnedOnce(emitted),
      ),
      'a form is emptied unless the password is surely not changed, a wrong old password always (B §2.12, D-650)':
        on(
          [...doneBy('changePassword'), ...failedBy('changePassword')],
          ({ after }) =>
            ({
              changed: 'false,empty,false',
              unsure: 'false,empty,false',
              wrong: 'false,filled,true',
              failed: 'true,filled,true',
            })[selectOutcome(after) ?? 'changed'] === Object.values(after.context.form.values).join(),
        ),
      'a failure is told only of a password that cannot be changed (F-12)': on(
        failedBy('changePassword'),
        ({ before, event, after }) => {
          const error = 'error' in event ? event.error : null;
          const told = error === wrongPassword ? 'wrong' : error === refused ? 'failed' : 'unsure';
          return selectOutcome(after) === (before.context.isUnsure ? 'unsure' : told);
        },
      ),
    },
    mayRest: (snapshot) => snapshot.matches('editing'),
  },
);
