import { fromPromise } from 'xstate';
import { providerLoginMachine } from '../../machines/shared/login/provider-login.machine.ts';
import type { providerPorts } from '../../machines/shared/login/provider-login.ports.ts';
import type { ProviderLogin } from '../../src/auth/contract.ts';
import { CallError } from '../../src/api/failure.ts';
import { loadOwnProfile } from './account-ports.ts';
import type { PortResources } from './port-resources.ts';

/**
 * The chart of the login on the provider's pages, with its ports. It brings the provider's code before the guest presses:
 * a window opens only at once after a press.
 */
export async function providerLoginOf(resources: Pick<PortResources, 'client' | 'auth'>) {
  const { auth } = resources;
  if (!auth?.atProvider) throw new CallError({ kind: 'offline', endpoint: 'token' });
  const provider = await auth.atProvider();
  return providerLoginMachine.provide({ actors: portsOf(provider, { ...resources, auth }) });
}

function portsOf(
  provider: ProviderLogin,
  { auth, client }: Pick<PortResources, 'client'> & { auth: NonNullable<PortResources['auth']> },
): typeof providerPorts {
  return {
    beginLogin: fromPromise(() => provider.begin()),
    completeLogin: fromPromise(async ({ signal }) => {
      const type = await provider.complete(signal);
      return type === 'signedIn' ? { type, profile: await loadOwnProfile(client, auth, signal) } : { type };
    }),
  };
}
