import { changePasswordMachine } from '../../machines/account/change-password/change-password.machine.ts';
import { named } from '../paths/names.ts';
import { worldOf } from '../paths/world.ts';
import { accountConfiguration } from '../support/account-fixtures.ts';
import { profile } from '../support/fixtures.ts';
import { busyWhile } from './always.ts';

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
    project: ({ form: { values }, outcome }) => [values, outcome],
  },
  { invariants: { ...busyWhile('changePassword') }, mayRest: (snapshot) => snapshot.matches('editing') },
);
