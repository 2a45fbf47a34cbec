import type { Client } from '../../src/api/client.ts';
import type { Auth } from '../../src/auth/contract.ts';
import type { Vault } from './vault.ts';

/** What the ports work with. */
export interface PortResources {
  client: Client;
  /** Null where no identity provider is configured: then nobody can be signed in. */
  auth: Auth | null;
  vault: Vault;
}
