/** A new password has at least so many characters (B §9). */
const MINIMUM = 8;

/** All that a form knows of a new password, which stays in its field. */
export type PasswordState = 'empty' | 'short' | 'filled';

export function passwordState(password: string): PasswordState {
  if (password === '') return 'empty';
  return password.length < MINIMUM ? 'short' : 'filled';
}

/** Whether this can be a code of those that are sent by e-mail (B §5, §9). */
export function isOneTimeCode(code: string): boolean {
  return /^\d{6}$/.test(code.trim());
}
