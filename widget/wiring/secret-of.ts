import { CallError } from '../../src/api/failure.ts';
import type { Secrets, Vault } from '../ui/controls/vault.ts';

/** Takes a secret that a call needs. Throws where there is none. */
export function secretOf(vault: Vault, name: Exclude<keyof Secrets, 'card'>): string {
  const secret = vault.take(name);
  if (secret === null) {
    throw new CallError({ kind: 'unreadable', endpoint: name, path: name, message: 'missing' });
  }
  return secret;
}
