import { tabStorage } from '../../src/browser/abilities.ts';
import type { Draft } from '../../src/draft/draft.ts';
import { DRAFT_KEY } from '../../src/draft/draft-key.ts';
import type { readOpening } from '../element/opening-values.ts';
import type { createOverlay } from '../element/overlay.ts';
import { bringUnderWay } from './late-under-way.ts';
import type { connectSignIn } from './sign-in.ts';

/** What only some bookings need to start. */
export interface BookingParts {
  /** What the tab has kept of a booking (D-38). */
  draft: Draft | null;
  /** Null where the booking stands in the page. */
  createOverlay: typeof createOverlay | null;
  /** Null where no identity provider is configured. */
  connectSignIn: typeof connectSignIn | null;
  /** Null where nothing says what to search for. */
  readOpening: typeof readOpening | null;
}

/** Fetches the code of those parts that this booking needs. Rejects where it cannot be had. */
export async function loadParts(
  page: Window,
  needs: { overlay: boolean; login: boolean; openingValues: boolean },
): Promise<BookingParts> {
  const storage = tabStorage(page);
  const hasDraft = storage.getItem(DRAFT_KEY) !== null;
  const [draft, overlay, signIn, opening] = await Promise.all([
    hasDraft ? import('../../src/draft/load-draft.ts') : null,
    needs.overlay ? import('../element/overlay.ts') : null,
    needs.login ? import('./sign-in.ts') : null,
    needs.openingValues ? import('../element/opening-values.ts') : null,
    hasDraft ? bringUnderWay() : null,
  ]);
  return {
    draft: draft && draft.loadDraft(storage),
    createOverlay: overlay && overlay.createOverlay,
    connectSignIn: signIn && signIn.connectSignIn,
    readOpening: opening && opening.readOpening,
  };
}
