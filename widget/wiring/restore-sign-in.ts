import { fromPromise } from 'xstate';
import type { ports } from '../../machines/shared/ports.ts';
import type { PortResources } from './port-resources.ts';

/** A member who is signed in already (A §6). What reads a profile comes only where there is one to be read. */
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
