import { readOverrides } from '../../src/api/addresses.ts';
import { createClient } from '../../src/api/client.ts';
import { createAuth } from '../../src/auth/auth.ts';
import { joinTabs, NO_TABS } from '../../src/auth/tabs.ts';
import type { ElementAttributes } from '../element/attributes.ts';
import type { ElementSettings } from '../element/settings.ts';
import { pageStorage } from './page-storage.ts';
import type { PortResources } from './port-resources.ts';
import { createTabLock } from './tab-lock.ts';
import { Vault } from './vault.ts';

/** What an element is made with. `warn` hears of every setting that cannot be used. */
export interface ResourceOptions {
  page: Window;
  attributes: ElementAttributes;
  settings: ElementSettings;
  warn: (message: string) => void;
}

/**
 * What an element's attributes and settings make. `onSignInLost`: no token is left (D-29), or another tab has logged
 * out. `close` ends what listens to other tabs.
 */
export function createResources(
  { page, attributes: { host, site, identity }, settings, warn }: ResourceOptions,
  onSignInLost: () => void,
): PortResources & { storage: Storage; close: () => void } {
  const storage = pageStorage(page);
  const { overrides, wrong } = readOverrides(settings.endpoints);
  for (const name of wrong) warn(`settings.endpoints.${name} is not a path of the catalogue`);
  const locks = (page.navigator.locks as LockManager | undefined) ?? null;
  const tabs = identity ? joinTabs(identity, storage, BroadcastChannel, onSignInLost) : NO_TABS;
  const auth = identity && createAuth(identity, storage, locks, tabs);
  const client = createClient({
    bases: { host, site },
    overrides,
    getToken: () => auth?.token() ?? null,
    refresh: async () => {
      const renewed = (await auth?.refresh()) ?? false;
      if (!renewed && auth?.token() === null) onSignInLost();
      return renewed;
    },
    isTokenStale: () => auth?.isStale() ?? false,
  });
  return {
    client,
    auth,
    vault: new Vault(),
    locks,
    tab: createTabLock(locks),
    storage,
    close: () => {
      tabs.close();
    },
  };
}
