import * as v from 'valibot';
import type { PasswordState } from '../../../src/domain/account/passwords.ts';

/** A form knows of a code only whether it has six digits. */
export const oneTimeCode = v.literal(true, 'sixDigits');

/** A form knows of a new password only its state, and of the repetition only whether it matches. */
export interface NewPasswordValues {
  newPassword: PasswordState;
  passwordAgain: boolean;
}

export const NO_PASSWORD: NewPasswordValues = { newPassword: 'empty', passwordAgain: false };

// Checks of known types, so that the check of both fields runs whatever one of them lacks.
export const newPassword = v.pipe(
  v.picklist(['empty', 'short', 'filled']),
  v.check((state) => state !== 'empty', 'required'),
  v.check((state) => state !== 'short', 'passwordTooShort'),
);

/** A new password and its repetition. A missing password is said once: nothing could differ from it yet. */
export const newPasswords = v.pipe(
  v.object({ newPassword, passwordAgain: v.boolean() }),
  v.forward(
    v.check((entry) => entry.newPassword === 'empty' || entry.passwordAgain, 'passwordsDiffer'),
    ['passwordAgain'],
  ),
);
