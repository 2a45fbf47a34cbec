import { passwordResetMachine } from '../../machines/account/password-reset/password-reset.machine.ts';
import { CallError } from '../../src/api/failure.ts';
import { CAN_ALWAYS_END } from '../paths/check.ts';
import { worldOf } from '../paths/world.ts';

export const resetRoute = { screen: 'passwordReset' } as const;

export const wrongCode = new CallError({
  kind: 'http',
  endpoint: 'confirmPasswordReset',
  status: 400,
  message: 'The code is not right.',
});

export const passwordResetWorld = worldOf(
  passwordResetMachine,
  {
    inputs: [{ route: resetRoute }],
    events: {
      'field.changed': [
        { name: 'emailAddress', value: 'ada@example.test' },
        { name: 'code', value: true },
        { name: 'newPassword', value: 'filled' },
        { name: 'passwordAgain', value: true },
      ],
      'field.left': [{ name: 'code' }],
    },
    actors: {
      initiateReset: { done: [{ resetId: 'r1' }] },
      confirmReset: { done: [undefined], error: [wrongCode] },
      changeResetPassword: { done: [undefined] },
    },
    project: ({ form, step, failure }) => [step, form.values, failure !== null],
  },
  { waysOut: CAN_ALWAYS_END },
);
