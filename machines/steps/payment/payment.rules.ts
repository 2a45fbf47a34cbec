import type { Failure } from '../../../src/api/failure.ts';
import type { CompleteAnswer } from '../../../src/api/stay/payment.ts';

/**
 * What an answer to complete means (E-01). 'paid': the booking is made. 'refused': nothing was taken, and another card
 * may be tried. 'gone': the session is over, once retrieve agrees. 'unknown': retrieve has to tell.
 */
export type Outcome = 'paid' | 'refused' | 'gone' | 'unknown';

/** The statuses that mean something by themselves; any other one is 'unknown', since it may come after the commit (E-01). */
export const OUTCOME_OF_STATUS: Readonly<Record<number, Outcome>> = {
  400: 'refused',
  402: 'refused',
  422: 'refused',
  404: 'gone',
  410: 'gone',
};

/** What a readable 2xx means, by what its body says (E-01). */
const OUTCOME_OF_ANSWER: Readonly<Record<CompleteAnswer['type'], Outcome>> = {
  accepted: 'paid',
  refused: 'refused',
};

/**
 * What became of a payment, by its answer or by why there is none. After a payment in the provider's frame the money may
 * be taken, so no answer is a refusal (E-04).
 */
export function outcomeOf(answer: CompleteAnswer | Failure, { inFrame }: { inFrame: boolean }): Outcome {
  const outcome = plainOutcome(answer);
  return inFrame && outcome !== 'paid' ? 'unknown' : outcome;
}

function plainOutcome(answer: CompleteAnswer | Failure): Outcome {
  if ('type' in answer) return OUTCOME_OF_ANSWER[answer.type];
  return (answer.kind === 'http' ? OUTCOME_OF_STATUS[answer.status] : undefined) ?? 'unknown';
}

/** The estate's own reason for a refusal; empty where it gave none. */
export function reasonOf(answer: CompleteAnswer | Failure): string {
  return 'message' in answer ? answer.message : '';
}
