import type { Call } from '../../../src/api/call.ts';
import type { Client } from '../../../src/api/client.ts';
import type { EndpointName } from '../../../src/api/endpoints.ts';
import { CallError } from '../../../src/api/failure.ts';
import type { Auth } from '../../../src/auth/contract.ts';
import { SafeStorage } from '../../../src/browser/safe-storage.ts';
import type { PortResources } from '../port-resources.ts';
import { createTabLock } from '../tab-lock.ts';
import { Vault } from '../../ui/controls/vault.ts';
import { POUND } from '../../../src/domain/money/money.ts';

/** The estate's answers by the name of their call, as the ports read them. */
export type SampleAnswers = Partial<Record<EndpointName, unknown>>;

/** A sign-in that is signed in or not. Its form only shows: nobody can sign in. */
export function sampleAuth(isSignedIn: boolean): Auth {
  return {
    signIn: () => Promise.resolve({ type: 'refused', reason: '' }),
    restore: () => Promise.resolve(isSignedIn),
    refresh: () => Promise.resolve(false),
    signOut: () => Promise.resolve(),
    token: () => null,
    isStale: () => false,
    atProvider: null,
  };
}

/** Resources that answer from samples. Any other call fails as offline. Nothing leaves the page. */
export function sampleResources(answers: SampleAnswers, auth: Auth | null): PortResources {
  const client: Client = {
    call: <Name extends EndpointName, Body, Result>({ endpoint }: Call<Name, Body, Result>) =>
      endpoint in answers
        ? Promise.resolve(answers[endpoint] as Result)
        : Promise.reject(new CallError({ kind: 'offline', endpoint })),
  };
  const storage = new SafeStorage(() => null);
  return {
    ...{ client, auth, vault: new Vault(), locks: null, tab: createTabLock(null), storage },
    paysInFrame: false,
    currency: () => POUND,
    useCurrency: () => undefined,
    checkCountry: () => undefined,
  };
}
