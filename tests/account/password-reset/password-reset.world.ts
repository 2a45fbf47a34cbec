import { passwordResetMachine } from '../../../machines/account/password-reset/password-reset.machine.ts';
import {
  selectCodeRefusal,
  selectForm,
  selectIsResent,
  selectIsUnsure,
  selectStep,
} from '../../../machines/account/password-reset/password-reset.selectors.ts';
import { selectFailure } from '../../../machines/shared/last-failure.selectors.ts';
import { CallError } from '../../../src/api/failure.ts';
import { CAN_ALWAYS_END } from '../../tools/paths/check.ts';
import { named } from '../../tools/paths/names.ts';
import { worldOf } from '../../tools/paths/world.ts';
import { busyWhile } from '../../worlds/always.ts';
import { failedBy, isReturnedOnce, on } from '../../worlds/rules.ts';
import { httpError } from '../../support/http-error.ts';

export const resetRoute = { screen: 'passwordReset' } as const;

export const wrongCode = named(
  'the code is wrong',
  httpError('confirmPasswordReset', 400, 'The code is not right.'),
);

export const noAnswer = named(
  'the answer about the code is lost',
  new CallError({ kind: 'timeout', endpoint: 'confirmPasswordReset' }),
);
export const resetUsed = named(
  'the reset is used up',
  httpError('changeResetPassword', 400, 'The reset is used up.'),
);
export const lostAnswer = named(
  'the answer is lost',
  new CallError({ kind: 'timeout', endpoint: 'changeResetPassword' }),
);

export const passwordResetWorld = worldOf(
  passwordResetMachine,
  {
    inputs: [named('nothing filled in', { route: resetRoute })],
    events: {
      'field.changed': [
        { name: 'emailAddress', value: 'ada@example.test' },
        named('Type the code of the message', { name: 'code', value: true }),
        named('Type a valid new password', { name: 'newPassword', value: 'filled' }),
        named('Type the new password again', { name: 'passwordAgain', value: true }),
      ],
      'field.left': [{ name: 'code' }],
    },
    actors: {
      initiateReset: { done: [named('a code is on its way', { resetId: 'r1' })] },
      confirmReset: { done: [undefined], error: [wrongCode, noAnswer] },
      changeResetPassword: { done: [undefined], error: [resetUsed, lostAnswer] },
    },
    project: ({ form, isUnsure }) => [form.values, isUnsure],
  },
  {
    invariants: {
      ...busyWhile('initiateReset', 'confirmReset', 'changeResetPassword'),
      'it is always at exactly one of the three steps (B §2.10)': (snapshot) =>
        (['email', 'code', 'password'] as const).filter((step) => snapshot.hasTag(step)).length === 1,
    },
    rules: {
      'a step is sent exactly when it is filled in (B §5)': on('form.submitted', ({ inputs, before }) => {
        const { emailAddress, code, newPassword, passwordAgain } = selectForm(before).values;
        const isFilled = {
          email: emailAddress !== '',
          code,
          password: newPassword === 'filled' && passwordAgain,
        };
        const sent = { email: 'initiateReset', code: 'confirmReset', password: 'changeResetPassword' };
        return Object.keys(inputs).join() === (isFilled[selectStep(before)] ? sent[selectStep(before)] : '');
      }),
      'another try clears the last result (B §8)': on(
        ['form.submitted', 'code.requested'],
        ({ after }) =>
          selectFailure(after) === null &&
          selectCodeRefusal(after) === null &&
          !selectIsResent(after) &&
          !selectIsUnsure(after),
      ),
      'a failure is reported once, and keeps the form (B §8, E-18)': on(
        failedBy('initiateReset', 'confirmReset', 'changeResetPassword'),
        ({ before, emitted, after }) =>
          [selectFailure(after) !== null, selectIsUnsure(after), selectCodeRefusal(after) !== null].filter(
            Boolean,
          ).length === 1 &&
          isReturnedOnce(emitted) &&
          selectStep(after) === selectStep(before) &&
          selectForm(after) === selectForm(before),
      ),
      'a code that the estate refuses is told at its field until another is typed (F-11)': on(
        failedBy('confirmReset'),
        ({ event, after }) =>
          (selectCodeRefusal(after) === 'The code is not right.') ===
          ('error' in event && event.error === wrongCode),
      ),
      'typing clears a refused code': on('field.changed', ({ after }) => selectCodeRefusal(after) === null),
      'a failure is told only of a password that cannot be changed (F-12)': on(
        failedBy('changeResetPassword'),
        ({ before, event, after }) =>
          selectIsUnsure(after) === after.context.isUnsure &&
          selectIsUnsure(after) ===
            (before.context.isUnsure || !('error' in event) || event.error !== resetUsed),
      ),
    },
    waysOut: CAN_ALWAYS_END,
  },
);
