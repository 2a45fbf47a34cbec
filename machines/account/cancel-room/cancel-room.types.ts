import type { AccountConfiguration } from '../../../src/api/account/configuration.ts';
import type { SentCancellation } from '../../../src/domain/booking/sent-write.ts';
import type { LoadedStay } from '../booking-details/booking-details.rules.ts';
import type { FindQuestion, TooOften } from '../find-booking/find-booking.types.ts';

/** The estate's answer to the wish for a code. */
export type CodeSending = { type: 'sent' } | TooOften;

/** The estate's answer to a code. 'expired': no code is good any more. */
export type CodeAnswer = { type: 'taken' } | { type: 'wrong' } | { type: 'expired' };

/** What cancelling a room of a looked-up stay starts with. */
export interface CancelRoomInput {
  configuration: AccountConfiguration;
  stay: LoadedStay;
  /** What the stay was looked up by. */
  question: FindQuestion;
}

/** The stay as it was read last, and the cancellation that it now shows; null for none. */
export interface CancelRoomOutput {
  stay: LoadedStay;
  cancelled: SentCancellation | null;
}
