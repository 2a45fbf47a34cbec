import * as v from 'valibot';
import type { AuthSettings } from './contract.ts';

/** Everything that we keep begins with this. */
export const TOKEN_PREFIX = 'staychart.';

const tokens = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.optional(v.string()),
  /** Seconds since 1970. */
  expires_at: v.optional(v.number()),
});

/** The key under which the library keeps a sign-in. */
export function tokenKey({ authority, clientId }: AuthSettings): string {
  return `${TOKEN_PREFIX}user:${authority}:${clientId}`;
}

/** The tokens of the session storage, null when there are none or they cannot be read. */
export function heldTokens(settings: AuthSettings, storage: Storage): v.InferOutput<typeof tokens> | null {
  const kept = storage.getItem(tokenKey(settings));
  if (kept === null) return null;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), tokens), kept);
  return result.success ? result.output : null;
}
