import type { LocalDateTime } from '../../../src/domain/dates.ts';
import type { FoundStay } from '../../../src/domain/stay-bookings.ts';

/** A booking as it was at a time of the estate's clock, which decides what can still be said of it (D-94). */
export interface LookedUpStay extends FoundStay {
  at: LocalDateTime;
}

/**
 * What the estate says to a number and an e-mail address (D-497). A wrong address reads as a number that nobody has.
 * `from`: when it can be asked again, on the guest's own clock; null where that is not known.
 */
export type FindResult =
  { type: 'found'; stay: LookedUpStay } | { type: 'none' } | { type: 'tooOften'; from: LocalDateTime | null };
