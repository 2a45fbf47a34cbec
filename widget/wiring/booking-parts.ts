import type { Draft } from '../../src/draft/draft.ts';
import { DRAFT_KEY } from '../../src/draft/draft-key.ts';
import type { createOverlay } from '../element/overlay.ts';
import { bringUnderWay } from './late-under-way.ts';
import { pageStorage } from './page-storage.ts';

/** What only some bookings need to start. */
export interface BookingParts {
  /** What the tab has kept of a booking (D-38). */
  draft: Draft | null;
  /** Null where the booking stands in the page. */
  createOverlay: typeof createOverlay | null;
}

/** Fetches the code of those parts that this booking needs. Rejects where it cannot be had. */
export async function loadParts(page: Window, isOverlay: boolean): Promise<BookingParts> {
  const storage = pageStorage(page);
  const hasDraft = storage.getItem(DRAFT_KEY) !== null;
  const [draft, overlay] = await Promise.all([
    hasDraft ? import('../../src/draft/load-draft.ts') : null,
    isOverlay ? import('../element/overlay.ts') : null,
    hasDraft ? bringUnderWay() : null,
  ]);
  return { draft: draft && draft.loadDraft(storage), createOverlay: overlay && overlay.createOverlay };
}
