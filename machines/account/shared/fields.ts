import * as v from 'valibot';
import type { PasswordState } from '../../../src/domain/passwords.ts';

/** Of a code the form knows only whether it has six digits. */
export const oneTimeCode = v.literal(true, 'sixDigits');

/** Of a new password the form knows only its state, of the repetition whether it is the same. */
export interface NewPasswordValues {
  newPassword: PasswordState;
  passwordAgain: boolean;
}

export const NO_PASSWORD: NewPasswordValues = { newPassword: 'empty', passwordAgain: false };

export const newPasswordEntries = {
  newPassword: v.picklist(['filled'], ({ input }) => (input === 'short' ? 'passwordTooShort' : 'required')),
  passwordAgain: v.literal(true, 'passwordsDiffer'),
};
