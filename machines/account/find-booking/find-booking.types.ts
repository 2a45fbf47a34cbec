import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { FoundStay } from '../../../src/domain/account/stay-bookings.ts';

/** A booking, and the estate's time at which it was read. The time decides what can still be said of it. */
export interface LookedUpStay extends FoundStay {
  at: LocalDateTime;
}

/**
 * The estate's answer to a number and an e-mail address. A wrong address gets the answer of an unknown number. `from`:
 * when the estate takes the next question, on the guest's own clock; null where unknown.
 */
export type FindResult =
  { type: 'found'; stay: LookedUpStay } | { type: 'none' } | { type: 'tooOften'; from: LocalDateTime | null };
