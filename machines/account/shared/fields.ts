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

export const newPassword = v.picklist(['filled'], ({ input }) =>
  input === 'short' ? 'passwordTooShort' : 'required',
);

export const newPasswordEntries = {
  newPassword,
  passwordAgain: v.literal(true, 'passwordsDiffer'),
};
