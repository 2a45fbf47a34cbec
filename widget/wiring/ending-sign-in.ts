import type { Client } from '../../src/api/client.ts';
import { endpointOf } from '../../src/api/endpoints.ts';
import { CallError } from '../../src/api/failure.ts';
import type { PortResources } from './port-resources.ts';

/**
 * The account area's client. A 401 that remains with a new token ends the sign-in. Only reads are repeated with the new
 * token; the guest repeats a write.
 */
export function endingSignIn(
  { client, auth }: Pick<PortResources, 'client' | 'auth'>,
  onSignInLost: () => void,
): Client {
  return {
    call: async (call, sending) => {
      const isSignedIn = (auth?.token() ?? null) !== null;
      try {
        return await client.call(call, sending);
      } catch (error) {
        const isRefused = error instanceof CallError && error.failure.kind === 'unauthorised';
        if (isRefused && isSignedIn && endpointOf(call.endpoint).kind === 'read') onSignInLost();
        throw error;
      }
    },
  };
}
