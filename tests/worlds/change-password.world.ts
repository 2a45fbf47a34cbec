import { changePasswordMachine } from '../../machines/account/change-password/change-password.machine.ts';
import { worldOf } from '../paths/world.ts';
import { accountConfiguration } from '../support/account-fixtures.ts';
import { profile } from '../support/fixtures.ts';

export const changePasswordInput = {
  route: { screen: 'changePassword' } as const,
  profile,
  configuration: accountConfiguration,
};

export const changePasswordWorld = worldOf(
  changePasswordMachine,
  {
    inputs: [changePasswordInput],
    events: {
      'field.changed': [
        { name: 'oldPassword', value: true },
        { name: 'newPassword', value: 'filled' },
        { name: 'passwordAgain', value: true },
      ],
      'field.left': [{ name: 'oldPassword' }],
    },
    actors: { changePassword: { done: [undefined] } },
    project: ({ form: { values }, outcome }) => [values, outcome],
  },
  { mayRest: (snapshot) => snapshot.matches('editing') },
);
