import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { LoadedStay } from '../booking-details/booking-details.types.ts';

/**
 * The estate's answer to a number and an e-mail address. A wrong address gets the answer of an unknown number. `from`:
 * when the estate takes the next question, on the guest's own clock; null where unknown.
 */
export type FindResult =
  { type: 'found'; stay: LoadedStay } | { type: 'none' } | { type: 'tooOften'; from: LocalDateTime | null };
