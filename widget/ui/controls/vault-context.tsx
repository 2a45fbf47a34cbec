import { createContext, type ReactNode, use } from 'react';
import type { Vault } from './vault.ts';

const VaultContext = createContext<Vault | null>(null);

export function VaultProvider({ vault, children }: { vault: Vault; children: ReactNode }) {
  return <VaultContext value={vault}>{children}</VaultContext>;
}

/** The vault, in which a form leaves a secret for the call that needs it. Throws outside a `VaultProvider`. */
export function useVault(): Vault {
  const vault = use(VaultContext);
  if (!vault) throw new Error('useVault needs a VaultProvider');
  return vault;
}
