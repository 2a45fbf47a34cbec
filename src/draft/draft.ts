import type { Booking } from '../domain/booking.ts';
import type { LocalDate } from '../domain/dates.ts';
import type { OpenSearch } from '../domain/occupancy.ts';
import type { Place } from '../domain/steps.ts';
import { DRAFT_KEY } from './kept-keys.ts';

/** Raised whenever the shape of a draft changes: older drafts are forgotten. */
export const DRAFT_VERSION = 2;

/** What survives a reload (D-38). Never a card number, password, code or token. */
export interface Draft {
  sessionId: string;
  businessDate: LocalDate;
  place: Place;
  booking: Booking | null;
  /** The last search, which pre-fills the form also without a booking (A §2.4). */
  search: OpenSearch | null;
}

/** As much of Web Storage as drafts need. */
export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Keeps a draft. Returns whether it was kept: a storage that is full or forbidden is no reason to fail. */
export function saveDraft(storage: DraftStorage, draft: Draft): boolean {
  try {
    storage.setItem(DRAFT_KEY, JSON.stringify({ version: DRAFT_VERSION, draft }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the draft, also where the storage does not allow it any more. */
export function clearDraft(storage: DraftStorage): void {
  try {
    storage.removeItem(DRAFT_KEY);
  } catch {
    // A storage that cannot be written holds no draft of ours that could be read again.
  }
}
