import type { PageStorage } from '../browser/safe-storage.ts';
import type { Booking } from '../domain/booking/booking.ts';
import type { Question } from '../domain/booking/questions.ts';
import type { LocalDate } from '../domain/dates/dates.ts';
import type { OpenSearch } from '../domain/search/occupancy.ts';
import type { Place, Step } from '../domain/booking/steps.ts';
import { DRAFT_KEY } from './kept-keys.ts';

/** Raised where a kept draft can no longer be read. Of another version only a remnant is read (D-65); tests keep one of each. */
export const DRAFT_VERSION = 5;

/** The id of the room that is no longer changed: the page's address may still name it. `isTold`: the guest knows. */
export interface EndedAmendment {
  id: string;
  isTold: boolean;
}

/** What survives a reload. Never a card number, password, code or token. */
export interface Draft {
  sessionId: string;
  businessDate: LocalDate;
  place: Place;
  booking: Booking | null;
  /** The last search. It fills the form even without a booking. */
  search: OpenSearch | null;
  /** Set where the guest has seen the whole booking: the steps that have something new since. */
  unseen?: readonly Step[];
  /** The questions about each room that the details have asked the guest. */
  questions?: readonly (readonly Question[])[];
  /** Set where a logout has ended the change of a booked room. */
  endedAmendment?: EndedAmendment;
  /** Set where the rest could not be read. What the session holds is given back. */
  isRemnant?: true;
}

export function saveDraft(storage: PageStorage, draft: Draft): void {
  storage.setItem(DRAFT_KEY, JSON.stringify({ version: DRAFT_VERSION, draft }));
}

export function clearDraft(storage: PageStorage): void {
  storage.removeItem(DRAFT_KEY);
}
