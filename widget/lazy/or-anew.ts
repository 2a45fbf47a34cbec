/**
 * Code that comes late. Where it is lost a second time, though the site answers and the guest has pressed something since
 * the page came up, the page is loaded anew: Firefox asks no more for what is lost while the page stands (D-466). Rejects
 * as `load` does.
 */
export function orAnew<Given extends unknown[], Code>(
  load: (...given: Given) => Promise<Code>,
): (...given: Given) => Promise<Code> {
  let isLost = false;
  return (...given) =>
    load(...given).catch(async (error: unknown) => {
      if (isLost && navigator.userActivation.hasBeenActive) {
        const page = await fetch(location.href).catch(() => null);
        if (page?.ok) location.reload();
      }
      isLost = true;
      throw error;
    });
}
