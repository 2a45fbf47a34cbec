import type { SentWrite } from '../../../src/domain/booking/sent-write.ts';

export interface OutcomeInput {
  write: SentWrite;
  /** The estate has refused already: one answer that the write is not made is enough. */
  wasRefused?: boolean;
}

/** `asked`: the number of questions about this write, with this one. */
export interface OutcomeQuestion {
  write: SentWrite;
  asked: number;
}

/**
 * The estate's answer. 'untaken': the provider's page that the guest left has taken nothing. `at`: milliseconds of a
 * clock that nobody can set. `when`: milliseconds since 1970, by the guest's own clock.
 */
export type OutcomeAnswer =
  | { type: 'made' }
  | { type: 'untaken' }
  | { type: 'notMade'; at: number; when: number }
  | { type: 'silence' };

/** The answer to the last question: none yet, not made so far, or no usable answer. */
export type LastAnswer = 'none' | 'notMade' | 'silence';

/**
 * 'made': the estate has the write. 'untaken': the provider's page that the guest left has taken nothing. 'notMade': it
 * is clearly not made, and the guest goes on without it (E-03).
 */
export type OutcomeOutput = { type: 'made' } | { type: 'untaken' } | { type: 'notMade' };
