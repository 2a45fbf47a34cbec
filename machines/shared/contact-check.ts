/** What the contact check found wrong with the lead booker's contact details (A §5.6). */
export const CONTACT_PROBLEMS = [
  'emailNotValid',
  'emailCheckFailed',
  'telephoneNotValid',
  'telephoneCheckFailed',
] as const;

export type ContactProblem = (typeof CONTACT_PROBLEMS)[number];

/** Whether the answer of the e-mail check rejects the address (A §5.6). */
export function isEmailRejected(status: string): boolean {
  return ['undeliverable', 'illegitimate', 'unreachable'].includes(status.toLowerCase());
}

/** Whether the answer of the telephone check rejects the number (A §5.6). */
export function isTelephoneRejected(status: string): boolean {
  return ['unverified', 'dead'].includes(status.toLowerCase());
}
