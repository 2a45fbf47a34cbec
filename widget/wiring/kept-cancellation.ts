import * as v from 'valibot';
import type { PageStorage } from '../../src/browser/safe-storage.ts';
import { LIMITS } from '../../src/domain/search/limits.ts';
import type { SentCancellation } from '../../src/domain/booking/sent-write.ts';
import { count, nullable } from '../../src/draft/parts.ts';
import { readKept } from '../../src/draft/read-kept.ts';

const MAX_LENGTH = 1_000;
const keyOf = (confirmationNumber: string) => `staychart.cancellation.${confirmationNumber}`;

const stored = v.object({
  legs: nullable(v.pipe(v.array(count), v.minLength(1), v.maxLength(LIMITS.maxRooms))),
});

/** The booking's cancellation that the tab has sent, and whose outcome is not known; null for none. */
export function loadCancellation(storage: PageStorage, confirmationNumber: string): SentCancellation | null {
  const result = v.safeParse(stored, readKept(storage, keyOf(confirmationNumber), MAX_LENGTH));
  return result.success ? { confirmationNumber, legs: result.output.legs } : null;
}

/** Keeps the booking's cancellation for a reload; null forgets it. */
export function saveCancellation(
  storage: PageStorage,
  confirmationNumber: string,
  sent: SentCancellation | null,
): void {
  if (sent === null) storage.removeItem(keyOf(confirmationNumber));
  else storage.setItem(keyOf(confirmationNumber), JSON.stringify({ legs: sent.legs }));
}
