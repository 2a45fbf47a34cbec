import type { Client } from '../../../src/api/client.ts';
import type { EndpointName } from '../../../src/api/endpoints.ts';
import { CallError } from '../../../src/api/failure.ts';
import type { Auth } from '../../../src/auth/contract.ts';
import type { Draft } from '../../../src/draft/draft.ts';
import type { PortResources } from '../port-resources.ts';
import { createTabLock } from '../tab-lock.ts';
import { Vault } from '../vault.ts';
import { availabilityFor, configuration, packages } from './sample-estate.ts';

/** Nobody is signed in, and nobody can be: there is only the form to be seen. */
const NOBODY: Auth = {
  signIn: () => Promise.resolve({ type: 'refused', reason: '' }),
  restore: () => Promise.resolve(false),
  refresh: () => Promise.resolve(false),
  signOut: () => Promise.resolve(),
  token: () => null,
  isStale: () => false,
};

/** What stands in for the estate: samples of its answers, and none to anything else. Nothing leaves the page. */
export function sampleResources({ search, businessDate }: Draft, canLogin: boolean): PortResources {
  const answers: Partial<Record<EndpointName, unknown>> = {
    stayConfiguration: configuration,
    session: undefined,
    beginStay: { Id: 'preview', BusinessDate: businessDate },
    availability: availabilityFor(search?.numberOfNights ?? 1),
    packages,
  };
  const client: Client = {
    call: ({ endpoint }) =>
      endpoint in answers
        ? Promise.resolve(answers[endpoint] as never)
        : Promise.reject(new CallError({ kind: 'offline', endpoint })),
  };
  return {
    client,
    auth: canLogin ? NOBODY : null,
    vault: new Vault(),
    locks: null,
    tab: createTabLock(null),
  };
}
