/** What the contact check found wrong with the lead booker's contact details. */
export const CONTACT_PROBLEMS = [
  'emailNotValid',
  'emailCheckFailed',
  'telephoneNotValid',
  'telephoneCheckFailed',
] as const;

export type ContactProblem = (typeof CONTACT_PROBLEMS)[number];

/** Whether the answer of the e-mail check rejects the address. */
export function isEmailRejected(status: string): boolean {
  return ['undeliverable', 'illegitimate', 'unreachable'].includes(status.toLowerCase());
}

/** Whether the answer of the telephone check rejects the number. */
export function isTelephoneRejected(status: string): boolean {
  return ['unverified', 'dead'].includes(status.toLowerCase());
}
