import type { AuthSettings } from './contract.ts';

/** The key under which a sign-in is kept; everything that we keep begins with our name. */
export function tokenKey({ authority, clientId }: AuthSettings): string {
  return `staychart.user:${authority}:${clientId}`;
}
