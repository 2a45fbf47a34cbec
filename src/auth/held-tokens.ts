import * as v from 'valibot';
import type { PageStorage } from '../browser/safe-storage.ts';
import type { AuthSettings } from './contract.ts';
import { tokenKey } from './token-key.ts';

const tokens = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  refresh_token: v.optional(v.string()),
  id_token: v.optional(v.string()),
  /** Seconds since 1970. */
  expires_at: v.optional(v.number()),
});

/** The tokens of the session storage (T7), null when there are none or they cannot be read. */
export function heldTokens(
  settings: AuthSettings,
  storage: PageStorage,
): v.InferOutput<typeof tokens> | null {
  const kept = storage.getItem(tokenKey(settings));
  if (kept === null) return null;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), tokens), kept);
  return result.success ? result.output : null;
}
