import { fromPromise } from 'xstate';
import type { accountPorts } from '../../machines/account/shared/ports.ts';
import { loadAccountConfiguration } from '../../src/api/account/configuration.ts';
import { loadProfile, updateProfile, validateSignIn } from '../../src/api/account/profile.ts';
import { loadAddressBooks, subscribe, subscribeBody, unsubscribe } from '../../src/api/marketing/lists.ts';
import { CallError, type Failure } from '../../src/api/failure.ts';
import type { PortResources } from './port-resources.ts';
import { secretPorts } from './secret-ports.ts';

/** Ports of the account area's own calls. */
export function memberPorts(resources: PortResources): typeof accountPorts {
  const { auth, client, useCurrency, checkCountry } = resources;
  return {
    ...secretPorts(resources),
    checkSignIn: fromPromise(({ signal }) => checkSignIn(resources, signal)),
    loadProfile: fromPromise(({ signal }) => client.call(loadProfile, { signal })),
    loadAccountConfiguration: fromPromise(async ({ signal }) => {
      const configuration = await client.call(loadAccountConfiguration, { signal });
      useCurrency(configuration.currency);
      checkCountry(configuration.countries);
      return configuration;
    }),
    signOut: fromPromise(async ({ input: { isWanted } }) => {
      const left = auth?.signOut(isWanted);
      // The provider's logout leaves the page. Nothing else is worth a wait.
      if (isWanted && auth?.atProvider) await left;
      return undefined;
    }),
    updateProfile: fromPromise(({ input }) => client.call(updateProfile, { body: input })),
    loadSubscriptions: fromPromise(({ input, signal }) =>
      client.call(loadAddressBooks, { params: input, signal }),
    ),
    subscribe: fromPromise(({ input: { profile, addressBooks } }) =>
      client.call(subscribe, { body: subscribeBody(profile, addressBooks) }),
    ),
    unsubscribe: fromPromise(({ input }) => client.call(unsubscribe, { body: input })),
  };
}

/**
 * Whether the member is signed in; asks no server without a token. Rejects where the server does not answer.
 */
async function checkSignIn({ auth, client }: PortResources, signal: AbortSignal): Promise<boolean> {
  if (auth === null) return false;
  if (!(await auth.restore())) {
    if (auth.token() === null) return false;
    throw new CallError({ kind: 'offline', endpoint: 'token' });
  }
  try {
    await client.call(validateSignIn, { signal });
    return true;
  } catch (error) {
    if (error instanceof CallError && isRefusal(error.failure)) return false;
    throw error;
  }
}

function isRefusal(failure: Failure): boolean {
  if (failure.kind === 'unauthorised') return true;
  return failure.kind === 'http' && failure.status < 500 && failure.status !== 429;
}
