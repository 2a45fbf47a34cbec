import type { AuthSettings } from './contract.ts';

/** Everything that we keep begins with this. */
export const TOKEN_PREFIX = 'staychart.';

/** The key under which the library keeps a sign-in. */
export function tokenKey({ authority, clientId }: AuthSettings): string {
  return `${TOKEN_PREFIX}user:${authority}:${clientId}`;
}
