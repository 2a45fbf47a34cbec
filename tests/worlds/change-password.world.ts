import { changePasswordMachine } from '../../machines/account/change-password/change-password.machine.ts';
import { selectOutcome } from '../../machines/account/change-password/change-password.selectors.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { accountConfiguration } from '../support/account-fixtures.ts';
import { profile } from '../support/fixtures.ts';
import { busyWhile } from './always.ts';
import { doneBy, failedBy, isReturnedOnce, on } from './rules.ts';

export const changePasswordInput = {
  route: { screen: 'changePassword' } as const,
  profile,
  configuration: accountConfiguration,
};

export const changePasswordWorld = worldOf(
  changePasswordMachine,
  {
    inputs: [named('a member', changePasswordInput)],
    events: {
      'field.changed': [
        named('Type the old password', { name: 'oldPassword', value: true }),
        named('Type a good new password', { name: 'newPassword', value: 'filled' }),
        named('Type the new password again', { name: 'passwordAgain', value: true }),
      ],
      'field.left': [{ name: 'oldPassword' }],
    },
    actors: { changePassword: { done: [undefined] } },
    project: ({ form: { values } }) => values,
  },
  {
    invariants: { ...busyWhile('changePassword') },
    rules: {
      'nothing is sent before all three are entered (B §5)': ({ inputs, after }) =>
        'changePassword' in inputs
          ? Object.values(after.context.form.values).join() === 'true,filled,true'
          : null,
      'what is missing is said (B §5)': on(
        'form.submitted',
        ({ after }) => after.hasTag('busy') || Object.keys(after.context.form.errors).length > 0,
      ),
      'what came of the last try is not said any more when the form is sent again (B §8)': on(
        'form.submitted',
        ({ after }) => selectOutcome(after) === null,
      ),
      'what came of it is said anew, and the form is empty again (B §2.12)': on(
        [...doneBy('changePassword'), ...failedBy('changePassword')],
        ({ event, emitted, after }) =>
          selectOutcome(after) === (event.type.startsWith('xstate.done') ? 'changed' : 'failed') &&
          isReturnedOnce(emitted) &&
          Object.values(after.context.form.values).join() === 'false,empty,false',
      ),
    },
    mayRest: (snapshot) => snapshot.matches('editing'),
  },
);
