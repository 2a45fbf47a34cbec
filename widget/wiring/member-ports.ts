import { fromPromise } from 'xstate';
import type { accountPorts } from '../../machines/account/account.ports.ts';
import { loadAccountConfiguration } from '../../src/api/account/configuration.ts';
import { loadProfile, validateSignIn } from '../../src/api/account/profile.ts';
import type { PortResources } from './port-resources.ts';

/** The account area's own calls (B §7). */
export function memberPorts(resources: PortResources): typeof accountPorts {
  const { auth, client } = resources;
  return {
    checkSignIn: fromPromise(({ signal }) => checkSignIn(resources, signal)),
    loadProfile: fromPromise(({ signal }) => client.call(loadProfile, { signal })),
    loadAccountConfiguration: fromPromise(({ signal }) => client.call(loadAccountConfiguration, { signal })),
    signOut: fromPromise(() => {
      void auth?.signOut();
      return Promise.resolve(undefined);
    }),
  };
}

/** Without a token there is nothing to ask the server about. */
async function checkSignIn({ auth, client }: PortResources, signal: AbortSignal): Promise<boolean> {
  if (auth === null || !(await auth.restore())) return false;
  try {
    await client.call(validateSignIn, { signal });
    return true;
  } catch {
    return false;
  }
}
