import { fromPromise } from 'xstate';
import { loadProfile } from '../../src/api/account/profile.ts';
import type { ports } from '../../machines/shared/ports.ts';
import type { PortResources } from './port-resources.ts';

/** Restores a member's sign-in. */
export function restoreSignInPort({
  auth,
  client,
}: Pick<PortResources, 'auth' | 'client'>): (typeof ports)['restoreSignIn'] {
  return fromPromise(async ({ signal }) => {
    if (auth === null || !(await auth.restore())) return null;
    try {
      return await client.call(loadProfile, { signal });
    } catch {
      return null;
    }
  });
}
