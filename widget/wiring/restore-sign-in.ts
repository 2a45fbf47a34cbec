import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import type { PortResources } from './port-resources.ts';

/** Restores a member's sign-in. The code that reads a profile is loaded only where there is one. */
export function restoreSignInPort({
  auth,
  client,
}: Pick<PortResources, 'auth' | 'client'>): (typeof ports)['restoreSignIn'] {
  return fromPromise(async ({ signal }) => {
    if (auth === null || !(await auth.restore())) return null;
    try {
      const { loadProfile } = await import('./sign-in.ts');
      return await client.call(loadProfile, { signal });
    } catch {
      return null;
    }
  });
}
