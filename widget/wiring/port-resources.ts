import type { Client } from '../../src/api/client.ts';
import type { CodedName } from '../../src/domain/configuration/configuration.ts';
import type { Currency } from '../../src/domain/money/money.ts';
import type { Auth } from '../../src/auth/contract.ts';
import type { PageStorage } from '../../src/browser/safe-storage.ts';
import type { TabLock } from './tab-lock.ts';
import type { Vault } from '../ui/controls/vault.ts';

/** The resources of the ports. */
export interface PortResources {
  client: Client;
  /** Null where no identity provider is configured: nobody can sign in. */
  auth: Auth | null;
  vault: Vault;
  /** Whether cards are taken in the provider's frame only. */
  paysInFrame: boolean;
  /** Null where the browser has no locks: pages then know nothing of each other. */
  locks: LockManager | null;
  tab: TabLock;
  /** The currency of the estate's prices: the pound until a configuration names another. */
  currency: () => Currency;
  /** Called with the currency of a configuration. */
  useCurrency: (currency: Currency) => void;
  /** Warns the page where it names a country that is not among those of a configuration. */
  checkCountry: (countries: readonly CodedName[]) => void;
  /** The tab's storage. */
  storage: PageStorage;
}
