import { tabStorage } from '../../src/browser/abilities.ts';
import { hasKept } from '../../src/draft/kept-keys.ts';
import type { KeptBooking } from '../../src/draft/load-kept.ts';
import type { readOpening } from '../page/opening-values.ts';
import type { createOverlay } from '../ui/overlay.ts';
import type * as Session from './session.ts';
import type { connectSignIn } from './sign-in.ts';

export type SessionCode = typeof Session;

/** What only some bookings need to start. */
export interface BookingParts extends KeptBooking {
  /** Null where the booking stands in the page. */
  createOverlay: typeof createOverlay | null;
  /** Null where no identity provider is configured. */
  connectSignIn: typeof connectSignIn | null;
  /** Null where no booking is kept from an earlier load of the page. */
  sessionCode: SessionCode | null;
  /** Null where nothing says what to search for. */
  readOpening: typeof readOpening | null;
}

const NOTHING_KEPT: KeptBooking = { draft: null, payment: null };

/** Fetches the code of those parts that this booking needs. Rejects where it cannot be had. */
export async function loadParts(
  page: Window,
  needs: { overlay: boolean; login: boolean; openingValues: boolean },
): Promise<BookingParts> {
  const storage = tabStorage(page);
  const isKept = hasKept(storage);
  const [kept, sessionCode, overlay, signIn, opening] = await Promise.all([
    isKept ? import('../../src/draft/load-kept.ts') : null,
    isKept ? import('./session.ts') : null,
    needs.overlay ? import('../ui/overlay.ts') : null,
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
