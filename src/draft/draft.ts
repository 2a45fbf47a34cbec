import * as v from 'valibot';
import type { Booking } from '../domain/booking.ts';
import type { LocalDate } from '../domain/dates.ts';
import { LIMITS, type StaySearch } from '../domain/occupancy.ts';
import { STEPS, type Place } from '../domain/steps.ts';
import { booking, staySearch } from './booking-schema.ts';
import { DRAFT_KEY } from './draft-key.ts';
import { count, localDate, nullable, text, type Schema } from './parts.ts';

/** Raised whenever the shape of a draft changes: older drafts are forgotten. */
const VERSION = 1;

/** A draft of this size was not written by us. */
const MAX_LENGTH = 1_000_000;

/** What survives a reload (D-38). Never a card number, password, code or token. */
export interface Draft {
  sessionId: string;
  businessDate: LocalDate;
  place: Place;
  booking: Booking | null;
  /** The last search, which pre-fills the form also without a booking (A §2.4). */
  search: StaySearch | null;
  /** Whether the payment was sent and its outcome was not seen: it must be asked for before paying again (D-28). */
  isPaymentUnderWay: boolean;
}

/** As much of Web Storage as drafts need. */
export interface DraftStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

const storedDraft: Schema<{ version: typeof VERSION; draft: Draft }> = v.object({
  version: v.literal(VERSION),
  draft: v.pipe(
    v.object({
      sessionId: v.pipe(
        text,
        v.check((id) => id !== ''),
      ),
      businessDate: localDate,
      place: v.object({
        step: v.picklist(STEPS),
        leg: v.pipe(count, v.minValue(1), v.maxValue(LIMITS.maxRooms)),
      }),
      booking: nullable(booking),
      search: nullable(staySearch),
      isPaymentUnderWay: v.boolean(),
    }),
    // Without a booking there is nothing to ask the estate about.
    v.check(({ isPaymentUnderWay, booking: made }) => !isPaymentUnderWay || made !== null),
  ),
});

/** Keeps a draft. Returns whether it was kept: a storage that is full or forbidden is no reason to fail. */
export function saveDraft(storage: DraftStorage, draft: Draft): boolean {
  try {
    storage.setItem(DRAFT_KEY, JSON.stringify({ version: VERSION, draft }));
    return true;
  } catch {
    return false;
  }
}

/** The draft that was kept, or null where there is none, or one that is of another version, broken or foreign. */
export function loadDraft(storage: DraftStorage): Draft | null {
  const result = v.safeParse(storedDraft, read(storage));
  return result.success ? result.output.draft : null;
}

/** Forgets the draft, also where the storage does not allow it any more. */
export function clearDraft(storage: DraftStorage): void {
  try {
    storage.removeItem(DRAFT_KEY);
  } catch {
    // A storage that cannot be written holds no draft of ours that could be read again.
  }
}

function read(storage: DraftStorage): unknown {
  try {
    const stored = storage.getItem(DRAFT_KEY);
    return stored === null || stored.length > MAX_LENGTH ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}
