import type { AuthSettings } from './contract.ts';

/** The key of a kept sign-in. All our keys begin with our name. */
export function tokenKey({ authority, clientId }: AuthSettings): string {
  return `staychart.user:${authority}:${clientId}`;
}
