import { createClient } from '../../src/api/client.ts';
import { createAuth } from '../../src/auth/auth.ts';
import type { ElementAttributes, ElementSettings } from '../element/settings.ts';
import type { PortResources } from './port-resources.ts';
import { Vault } from './vault.ts';

/** What an element's attributes and settings make: client, sign-in and vault. `onSignInLost`: no token is left (D-29). */
export function createResources(
  page: Window,
  { host, site, identity }: ElementAttributes,
  { endpoints }: ElementSettings,
  onSignInLost: () => void,
): PortResources {
  const auth = identity && createAuth(identity, page.sessionStorage, page.navigator.locks ?? null);
  const client = createClient({
    bases: { host, site },
    overrides: endpoints,
    getToken: () => auth?.token() ?? null,
    refresh: async () => {
      const renewed = (await auth?.refresh()) ?? false;
      if (!renewed && auth?.token() === null) onSignInLost();
      return renewed;
    },
    isTokenStale: () => auth?.isStale() ?? false,
  });
  return { client, auth, vault: new Vault() };
}
