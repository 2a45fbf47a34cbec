import * as v from 'valibot';
import type { PageStorage } from '../browser/safe-storage.ts';
import { openSearch } from './booking-schema.ts';
import { DRAFT_KEY } from './kept-keys.ts';
import type { Draft } from './draft.ts';
import { MAX_LENGTH } from './load-draft.ts';
import { filled, localDate, nullable } from '../domain/schemas/parts.ts';
import { readKept } from './read-kept.ts';

/** A room as any version has kept it. Versions 1 and 2 had its number beside the room. */
const leg = v.object({
  confirmationNumber: v.fallback(nullable(filled), null),
  hold: v.fallback(nullable(v.object({ confirmationNumber: filled })), null),
});

const stored = v.object({
  draft: v.object({
    sessionId: filled,
    businessDate: v.fallback(localDate, '1970-01-01'),
    booking: v.fallback(nullable(v.object({ legs: v.array(leg) })), null),
    search: v.fallback(nullable(openSearch), null),
    /** Version 1 had no record of a payment: the draft said whether one was sent. */
    isPaymentUnderWay: v.fallback(v.boolean(), false),
  }),
});

/** What can be read of a draft of any version. */
export interface Remnant {
  /** The draft without its booking. */
  draft: Draft;
  /** The numbers of the rooms that it holds. */
  confirmationNumbers: string[];
  wasPaying: boolean;
}

/** What can be read of the kept draft, whatever its version; null where that is not even its session. */
export function loadRemnant(storage: Pick<PageStorage, 'getItem'>): Remnant | null {
  const result = v.safeParse(stored, readKept(storage, DRAFT_KEY, MAX_LENGTH));
  if (!result.success) return null;
  const { booking, isPaymentUnderWay, ...rest } = result.output.draft;
  const legs = booking?.legs ?? [];
  return {
    draft: { ...rest, place: { step: 'search', leg: 1 }, booking: null, isRemnant: true },
    confirmationNumbers: legs.flatMap(
      (room) => room.confirmationNumber ?? room.hold?.confirmationNumber ?? [],
    ),
    wasPaying: isPaymentUnderWay,
  };
}
