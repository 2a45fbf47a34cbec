import type { Auth } from '../../src/auth/contract.ts';
import { allPorts } from '../support/all-ports.ts';
import { SafeStorage, type PageStorage } from '../../src/browser/safe-storage.ts';
import { createTabLock } from '../../widget/wiring/tab-lock.ts';
import { Vault } from '../../widget/ui/controls/vault.ts';
import { clientFor, HOST, recorded, type serveDuringTests } from '../api/server.ts';
import { POUNDS } from '../support/pounds.ts';

export const CARD = {
  cardHoldersName: 'A MOSS',
  cardType: 'VS',
  cardNumber: '4111111111111111',
  expiryMonth: '01',
  expiryYear: '30',
};

/** The project's ports over the real client, with the vault that holds their secrets. */
export function wired({
  auth = null,
  vault = new Vault(),
  locks = null,
  storage = new SafeStorage(() => null),
  paysInFrame = false,
}: {
  auth?: Auth | null;
  vault?: Vault;
  locks?: LockManager | null;
  storage?: PageStorage;
  paysInFrame?: boolean;
} = {}) {
  return {
    vault,
    ports: allPorts({
      ...{ client: clientFor(), auth, vault, locks, tab: createTabLock(locks), storage, paysInFrame },
      ...POUNDS,
    }),
  };
}

/** Returns a function that reports what a port posts to a path, and its result. */
export function postingTo(server: ReturnType<typeof serveDuringTests>) {
  return async <Output>(path: string, answer: () => Response, act: () => Promise<Output>) => {
    const { handler, requests } = recorded('post', `${HOST}/${path}`, answer);
    server.use(handler);
    const result = await act();
    return { result, bodies: requests.map(({ body }) => body) };
  };
}
