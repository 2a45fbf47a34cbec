/** The first segments of the account's paths (B §2.7): with one of them a hash is the account's, without a slash too. */
const SEGMENTS: readonly string[] = [
  'login',
  'password-reset',
  'register',
  'find',
  'bookings',
  'details',
  'preferences',
  'account',
];

export function isAccountHash(hash: string): boolean {
  const [first = ''] = hash.replace(/^#?\/*/, '').split(/[/?]/);
  return SEGMENTS.includes(first);
}
