/**
 * The first segments of the account's paths. A hash that begins with one is the account's, even without a slash.
 */
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
