import { CallError } from '../../src/api/failure.ts';

/**
 * Wraps an import that is made on first use. Lost code counts as a lost connection: rejects with a CallError, and the
 * next call tries again. Reloads the page after a second loss if the site answers and the guest has pressed something
 * since the page came up, because Firefox never asks again for a lost module of the same page (T22, D-466).
 */
export function retriedImport<Given extends unknown[], Code>(
  load: (...given: Given) => Promise<Code>,
): (...given: Given) => Promise<Code> {
  let isLost = false;
  return (...given) =>
    load(...given).catch(async () => {
      if (isLost && navigator.userActivation.hasBeenActive) {
        const page = await fetch(location.href).catch(() => null);
        if (page?.ok) location.reload();
      }
      isLost = true;
      throw new CallError({ kind: 'offline', endpoint: 'code' });
    });
}
