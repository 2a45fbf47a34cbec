import { createAuth, once } from '../../src/auth/auth.ts';
import type { Auth, AuthSettings } from '../../src/auth/contract.ts';
import { heldTokens } from '../../src/auth/held-tokens.ts';
import { logoutsOf } from '../../src/auth/logouts.ts';
import { joinTabs } from '../../src/auth/tabs.ts';
import { tokenKey } from '../../src/auth/token-key.ts';
import { answerTaken } from '../../src/browser/login-return.ts';
import { locksOf, tabStorage } from '../../src/browser/abilities.ts';
import { siteStorage } from '../../src/browser/site-storage.ts';
import { retriedImport } from '../lazy/retried-import.ts';
import { webAddress } from '../ui/frame/page-address.ts';

/** A member's sign-in, in step with the site's other tabs. `close` stops listening to them. */
export interface SignIn {
  auth: Auth;
  /** Whether the member had logged out elsewhere before this page came up. Nothing is left of the sign-in then. */
  hasEnded: boolean;
  close: () => void;
}

/**
 * Events at which to look: when the page is shown again, and before it is left, while it still knows whether somebody
 * is signed in.
 */
const LOOKS = ['visibilitychange', 'pageshow', 'pagehide'] as const;

/**
 * `onEnded`: the member has logged out, in another tab, or in this tab while the browser kept the page for Back. A tab
 * hears of it at once, or when it is next looked at.
 */
export function connectSignIn(identity: AuthSettings, page: Window, onEnded: () => void): SignIn {
  const storage = tabStorage(page);
  const logouts = logoutsOf(identity, storage, siteStorage(page));
  const hasEnded = logouts.isOver();
  const drop = () => {
    storage.removeItem(tokenKey(identity));
    logouts.forget();
  };
  if (hasEnded) drop();
  let isClosed = false;
  let wasSignedIn = logouts.isSignedIn();
  const end = () => {
    wasSignedIn = false;
    drop();
    onEnded();
  };
  const look = () => {
    if (logouts.isOver() || (wasSignedIn && !logouts.isSignedIn())) end();
    wasSignedIn = logouts.isSignedIn();
  };
  const tabs = joinTabs(identity, storage, () => {
    if (wasSignedIn || logouts.isSignedIn()) end();
  });
  // Not for a refresh, which may happen during a payment: the page must stay then.
  const auth = createAuth(identity, storage, locksOf(page), tabs, logouts, retriedImport);
  for (const name of LOOKS) page.addEventListener(name, look);
  const bringProvider = once(async () => {
    const { createProviderLogin } = await import('../../src/auth/provider-login.ts');
    return createProviderLogin(identity, {
      page,
      address: () => webAddress(page),
      keep: (entry) => {
        storage.setItem(tokenKey(identity), entry);
        logouts.signedIn();
        wasSignedIn = logouts.isSignedIn();
      },
    });
  });
  const atProvider = identity.byRedirect ? bringProvider : null;
  return {
    hasEnded,
    // A login that an element's end cuts off goes on: the next element finds it.
    auth: {
      ...auth,
      restore: async () => {
        await answerTaken(page);
        return auth.restore();
      },
      signIn: async (username, password) => {
        const result = await auth.signIn(username, password);
        wasSignedIn = logouts.isSignedIn();
        return result;
      },
      signOut: async (isWanted = false) => {
        if (isClosed) return;
        wasSignedIn = false;
        const idToken = heldTokens(identity, storage)?.id_token;
        const gone = auth.signOut();
        if (!isWanted || !atProvider) return gone;
        await atProvider()
          .then((provider) => provider.leave(idToken, gone))
          .catch(() => gone);
      },
      atProvider,
    },
    close: () => {
      isClosed = true;
      for (const name of LOOKS) page.removeEventListener(name, look);
      tabs.close();
    },
  };
}
