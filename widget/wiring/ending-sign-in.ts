import type { Client } from '../../src/api/client.ts';
import { endpointOf } from '../../src/api/endpoints.ts';
import { CallError } from '../../src/api/failure.ts';
import type { PortResources } from './port-resources.ts';

/**
 * The client of the account area: a 401 that a new token has not mended ends the sign-in (D-29). Only reads are sent
 * again with the new token; a write may be tried again by the guest.
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
