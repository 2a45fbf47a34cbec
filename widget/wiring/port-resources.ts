import type { Client } from '../../src/api/client.ts';
import type { Currency } from '../../src/domain/money.ts';
import type { Auth } from '../../src/auth/contract.ts';
import type { PageStorage } from '../../src/browser/safe-storage.ts';
import type { TabLock } from './tab-lock.ts';
import type { Vault } from '../ui/vault.ts';

/** What the ports work with. */
export interface PortResources {
  client: Client;
  /** Null where no identity provider is configured: then nobody can be signed in. */
  auth: Auth | null;
  vault: Vault;
  /** Null where the browser has no locks: then what one page does is not known to the others. */
  locks: LockManager | null;
  tab: TabLock;
  /** That of the estate's prices: the pound until its configuration names another. */
  currency: () => Currency;
  /** A configuration has named it. */
  useCurrency: (currency: Currency) => void;
  /** Settles when the language spoken has its sentences for all code that has come. Never rejects. */
  wordsCaughtUp: () => Promise<void>;
  /** The tab's own. */
  storage: PageStorage;
}
