import { CallError } from '../../src/api/failure.ts';

/**
 * Code that comes when it is first asked for. Code that cannot be had counts as no connection: it rejects with a CallError,
 * and is asked for again the next time. Where it is lost a second time, though the site answers and the guest has pressed
 * something since the page came up, the page is loaded anew: Firefox asks no more for what is lost while the page stands
 * (T22, D-466).
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
