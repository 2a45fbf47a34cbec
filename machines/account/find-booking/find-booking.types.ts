import type { LocalDateTime } from '../../../src/domain/dates/dates.ts';
import type { LoadedStay } from '../booking-details/booking-details.rules.ts';

/** How a guest without an account names a booking. */
export interface FindQuestion {
  confirmationNumber: string;
  emailAddress: string;
}

/** `from`: when the estate takes the next question, on the guest's own clock; null where unknown. */
export interface TooOften {
  type: 'tooOften';
  from: LocalDateTime | null;
}

/**
 * The estate's answer to a number and an e-mail address. A wrong address gets the answer of an unknown number.
 */
export type FindResult = { type: 'found'; stay: LoadedStay } | { type: 'none' } | TooOften;
