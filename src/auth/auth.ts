import { CallError } from '../api/failure.ts';
import { withLock } from '../browser/abilities.ts';
import type { PageStorage } from '../browser/safe-storage.ts';
import type { Auth, AuthSettings } from './contract.ts';
import { heldTokens } from './held-tokens.ts';
import type { Logouts } from './logouts.ts';
import { tokenKey } from './token-key.ts';
import { NO_TABS, type Tabs } from './tabs.ts';

const STALE_BEFORE_MS = 30_000;

/**
 * Signs a member in and keeps the sign-in. `storage`: the tab's session storage. `locks`: the browser's lock manager;
 * null without one. `tabs`: the site's other tabs. `logouts`: told of every sign-in and logout. `forLogin`: wraps the
 * loading of the identity provider's library for a login. The library loads at its first use.
 */
export function createAuth(
  settings: AuthSettings,
  storage: PageStorage,
  locks: LockManager | null,
  tabs: Tabs = NO_TABS,
  logouts: Pick<Logouts, 'signedIn' | 'tell'> | null = null,
  forLogin: <Code>(load: () => Promise<Code>) => () => Promise<Code> = (load) => load,
): Auth {
  const loadLibrary = once(async () => {
    const { createIdentityProvider } = await import('./identity-provider.ts').catch(() => {
      throw new CallError({ kind: 'offline', endpoint: 'token' });
    });
    return createIdentityProvider(settings, storage);
  });
  const bringLibrary = forLogin(loadLibrary);
  const held = () => heldTokens(settings, storage);
  const token = () => held()?.access_token ?? null;

  /** A refresh token is good for one use. Using it again ends the whole sign-in. */
  const renewUnderLock = async (): Promise<boolean> => {
    const before = token();
    const renew = async () => {
      await tabs.caughtUp();
      if (token() !== before) return token() !== null;
      const isRenewed = await (await loadLibrary()).refresh();
      if (isRenewed && before !== null) tabs.tellRenewed(before);
      return isRenewed;
    };
    return withLock(locks, `staychart.refresh.${tokenKey(settings)}`, {}, renew);
  };

  let renewing: Promise<boolean> | null = null;
  const refresh = (): Promise<boolean> => {
    renewing ??= renewUnderLock()
      .catch(() => false)
      .finally(() => {
        renewing = null;
      });
    return renewing;
  };

  const isStale = () => {
    const expiresAt = held()?.expires_at;
    return expiresAt !== undefined && expiresAt * 1000 - Date.now() < STALE_BEFORE_MS;
  };

  return {
    signIn: async (username, password) => {
      const result = await (await bringLibrary()).signIn(username, password);
      if (result.type === 'signedIn') logouts?.signedIn();
      return result;
    },
    restore: async () => {
      if (token() === null) return false;
      return isStale() ? refresh() : true;
    },
    refresh,
    signOut: async () => {
      const left = held();
      const refreshToken = left?.refresh_token;
      storage.removeItem(tokenKey(settings));
      if (left) {
        logouts?.tell();
        tabs.tellSignedOut();
      }
      if (refreshToken === undefined) return;
      await loadLibrary()
        .then((library) => library.revoke(refreshToken))
        .catch(() => undefined);
    },
    token,
    isStale,
    atProvider: null,
  };
}

/** Calls `load` at the first need, and again after it has failed. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}
