import * as v from 'valibot';
import { LIMITS } from '../domain/limits.ts';
import { STEPS } from '../domain/steps.ts';
import { booking, openSearch } from './booking-schema.ts';
import { DRAFT_KEY } from './kept-keys.ts';
import { DRAFT_VERSION, type Draft, type DraftStorage } from './draft.ts';
import { count, localDate, nullable, text, type Schema } from './parts.ts';

/** A draft of this size was not written by us. */
const MAX_LENGTH = 1_000_000;

const storedDraft: Schema<{ version: typeof DRAFT_VERSION; draft: Draft }> = v.object({
  version: v.literal(DRAFT_VERSION),
  draft: v.object({
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
    search: nullable(openSearch),
  }),
});

/** The draft that was kept, or null where there is none, or one that is of another version, broken or foreign. */
export function loadDraft(storage: DraftStorage): Draft | null {
  const result = v.safeParse(storedDraft, read(storage));
  return result.success ? result.output.draft : null;
}

function read(storage: DraftStorage): unknown {
  try {
    const stored = storage.getItem(DRAFT_KEY);
    return stored === null || stored.length > MAX_LENGTH ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}
