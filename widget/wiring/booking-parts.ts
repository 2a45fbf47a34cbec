import { hasKept, keptBySite } from '../../src/draft/kept-keys.ts';
import type { KeptBooking } from '../../src/draft/load-kept.ts';

const NOTHING_KEPT: KeptBooking = { draft: null, payment: null, isPaymentUnreadable: false };

/** The code that only some bookings need to start; null for parts that this one does not need. */
export type BookingParts = Awaited<ReturnType<typeof loadParts>>;

/**
 * Loads the code that this booking needs beside the common code. `site`: base of the site-local calls. Rejects where
 * some of it is lost.
 */
export async function loadParts(
  page: Window,
  site: string,
  needs: { overlay: boolean; login: boolean; openingValues: boolean },
) {
  const storage = keptBySite(page, site);
  const isKept = hasKept(storage);
  const [kept, sessionCode, overlay, signIn, opening] = await Promise.all([
    isKept ? import('../../src/draft/load-kept.ts') : null,
    isKept ? import('./session.ts') : null,
    needs.overlay ? import('../ui/dialog/overlay.ts') : null,
    needs.login ? import('./sign-in.ts') : null,
    needs.openingValues ? import('../page/opening-values.ts') : null,
  ]);
  return {
    ...(kept ? kept.loadKept(storage) : NOTHING_KEPT),
    sessionCode,
    createOverlay: overlay && overlay.createOverlay,
    connectSignIn: signIn && signIn.connectSignIn,
    readOpening: opening && opening.readOpening,
  };
}
