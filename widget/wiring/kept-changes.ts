import * as v from 'valibot';
import type { PageStorage } from '../../src/browser/safe-storage.ts';
import { LIMITS } from '../../src/domain/search/limits.ts';
import type { SentChange } from '../../src/domain/booking/sent-write.ts';
import { count, filled, nullable } from '../../src/domain/schemas/parts.ts';
import { readKept } from '../../src/draft/read-kept.ts';

const KEY = 'staychart.changes';
const MAX_LENGTH = 10_000;

const stored = v.array(
  v.variant('kind', [
    v.object({
      kind: v.literal('cancellation'),
      confirmationNumber: filled,
      legs: nullable(v.pipe(v.array(count), v.minLength(1), v.maxLength(LIMITS.maxRooms))),
      byCode: v.exactOptional(v.literal(true)),
    }),
    v.object({
      kind: v.literal('package'),
      confirmationNumber: filled,
      leg: count,
      code: filled,
      change: v.picklist(['add', 'remove']),
    }),
  ]),
);

/** The changes of stays that the tab has sent, and whose outcome is not known: one for each booking, the last at the end. */
export function loadChanges(storage: PageStorage): SentChange[] {
  const result = v.safeParse(stored, readKept(storage, KEY, MAX_LENGTH));
  return result.success ? result.output : [];
}

/** Keeps the booking's change for a reload; null forgets it. */
export function saveChange(storage: PageStorage, confirmationNumber: string, sent: SentChange | null): void {
  const others = loadChanges(storage).filter((one) => one.confirmationNumber !== confirmationNumber);
  const kept = sent === null ? others : [...others, sent];
  if (kept.length === 0) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(kept));
}
