import { fromPromise } from 'xstate';
import type { ports, SharedLink } from '../../machines/shared/ports.ts';

/** The parts of a browser's navigator that share. Old browsers and plain http lack them. */
export interface Sharing {
  share?: ((link: SharedLink) => Promise<void>) | undefined;
  canShare?: ((link: SharedLink) => boolean) | undefined;
  clipboard?: { writeText: (text: string) => Promise<void> } | undefined;
}

/** Shares a link with the device's own dialog, or else copies it (D-533). */
export function sharePort(browser: Sharing): Pick<typeof ports, 'share'> {
  return { share: fromPromise(({ input }) => shareWith(browser, input)) };
}

async function shareWith(browser: Sharing, link: SharedLink) {
  if (browser.share && browser.canShare?.(link) !== false) {
    try {
      await browser.share(link);
      return 'shared' as const;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed' as const;
    }
  }
  try {
    await browser.clipboard?.writeText(link.url);
    return browser.clipboard ? ('copied' as const) : ('failed' as const);
  } catch {
    return 'failed' as const;
  }
}
