import { reasonOf, type Failure } from '../../src/api/failure.ts';
import { REFUSAL_STATUSES } from '../../src/domain/booking/refusal-statuses.ts';
import type { shared } from './shared.texts.ts';

/** What the guest is told about a failed call: the server's own words, where it has any, or why it failed (F-10). */
export function failureText(failure: Failure, texts: typeof shared.failures): string {
  const own = 'message' in failure && failure.kind !== 'unreadable' ? failure.message : '';
  return own || causeText(failure, texts);
}

/** As `failureText`, of a write that may have been made: only a clear status is told as a refusal (F-12). */
export function writeFailureText(failure: Failure, texts: typeof shared.failures): string {
  const isClear = failure.kind === 'http' && REFUSAL_STATUSES.has(failure.status);
  return failureText(failure, isClear ? texts : { ...texts, refused: texts.other });
}

/** Why a call failed, in our own words. */
export function causeText(failure: Failure, texts: typeof shared.failures): string {
  const reason = reasonOf(failure);
  return reason === 'server' || reason === null ? texts.other : texts[reason];
}
