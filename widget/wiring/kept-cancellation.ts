import * as v from 'valibot';
import type { PageStorage } from '../../src/browser/safe-storage.ts';
import { LIMITS } from '../../src/domain/search/limits.ts';
import type { SentCancellation } from '../../src/domain/booking/sent-write.ts';
import { count, nullable } from '../../src/draft/parts.ts';
import { readKept } from '../../src/draft/read-kept.ts';

const KEY = 'staychart.cancellations';
const MAX_LENGTH = 10_000;

const stored = v.array(
  v.object({
    confirmationNumber: v.string(),
    legs: nullable(v.pipe(v.array(count), v.minLength(1), v.maxLength(LIMITS.maxRooms))),
  }),
);

/** The cancellations that the tab has sent, and whose outcome is not known. One for each booking. */
export function loadCancellations(storage: PageStorage): SentCancellation[] {
  const result = v.safeParse(stored, readKept(storage, KEY, MAX_LENGTH));
  return result.success ? result.output : [];
}

/** Keeps the booking's cancellation for a reload; null forgets it. */
export function saveCancellation(
  storage: PageStorage,
  confirmationNumber: string,
  sent: SentCancellation | null,
): void {
  const others = loadCancellations(storage).filter((one) => one.confirmationNumber !== confirmationNumber);
  const kept = sent === null ? others : [...others, sent];
  if (kept.length === 0) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(kept));
}
