import * as v from 'valibot';
import type { PageStorage } from '../browser/safe-storage.ts';
import { REQUESTS } from '../domain/booking/booking.ts';
import { LIMITS } from '../domain/search/limits.ts';
import { STEPS } from '../domain/booking/steps.ts';
import { booking, openSearch } from './booking-schema.ts';
import { DRAFT_KEY } from './kept-keys.ts';
import { DRAFT_VERSION, type Draft } from './draft.ts';
import { count, filled, localDate, nullable, type Schema } from '../domain/schemas/parts.ts';
import { readKept } from './read-kept.ts';

/** A longer draft is not one of ours. Characters. */
export const MAX_LENGTH = 1_000_000;

const storedDraft: Schema<{ version: typeof DRAFT_VERSION; draft: Draft }> = v.object({
  version: v.literal(DRAFT_VERSION),
  draft: v.object({
    sessionId: filled,
    businessDate: localDate,
    place: v.object({
      step: v.picklist(STEPS),
      leg: v.pipe(count, v.minValue(1), v.maxValue(LIMITS.maxRooms)),
    }),
    booking: nullable(booking),
    search: nullable(openSearch),
    unseen: v.exactOptional(v.array(v.picklist(STEPS))),
    questions: v.exactOptional(v.array(v.array(v.picklist(REQUESTS)))),
    endedAmendment: v.exactOptional(v.object({ id: filled, isTold: v.boolean() })),
  }),
});

/** The kept draft; null where there is none, or where it is broken, foreign or of another version. */
export function loadDraft(storage: Pick<PageStorage, 'getItem'>): Draft | null {
  const result = v.safeParse(storedDraft, readKept(storage, DRAFT_KEY, MAX_LENGTH));
  return result.success ? result.output.draft : null;
}
