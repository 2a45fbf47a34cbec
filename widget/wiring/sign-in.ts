import { createAuth } from '../../src/auth/auth.ts';
import type { Auth, AuthSettings } from '../../src/auth/contract.ts';
import { joinTabs } from '../../src/auth/tabs.ts';

// In the same file for a browser: who is signed in has a profile.
export { loadProfile } from '../../src/api/account/profile.ts';

/** A member's sign-in, kept in step with the site's other tabs. `close` ends what listens to them. */
export interface SignIn {
  auth: Auth;
  close: () => void;
}

/** `onLost`: another tab has logged out. */
export function connectSignIn(
  identity: AuthSettings,
  storage: Storage,
  locks: LockManager | null,
  onLost: () => void,
): SignIn {
  const tabs = joinTabs(identity, storage, onLost);
  return {
    auth: createAuth(identity, storage, locks, tabs),
    close: () => {
      tabs.close();
    },
  };
}
