/** The fewest characters of a new password. */
const MINIMUM = 8;

/** All that a form knows of a new password. The password itself stays in its field. */
export type PasswordState = 'empty' | 'short' | 'filled';

export function passwordState(password: string): PasswordState {
  if (password === '') return 'empty';
  return password.length < MINIMUM ? 'short' : 'filled';
}

/** Whether the text has the form of a code from an e-mail. */
export function isOneTimeCode(code: string): boolean {
  return /^\d{6}$/.test(code.trim());
}
