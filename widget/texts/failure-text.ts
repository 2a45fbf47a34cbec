import { reasonOf, type Failure } from '../../src/api/failure.ts';
import type { shared } from './shared.texts.ts';

/** What the guest is told about a failed call: the server's own words, where it has any, or why it failed (F-10). */
export function failureText(failure: Failure, texts: typeof shared.failures): string {
  const own = 'message' in failure && failure.kind !== 'unreadable' ? failure.message : '';
  return own || causeText(failure, texts);
}

/** Why a call failed, in our own words. */
export function causeText(failure: Failure, texts: typeof shared.failures): string {
  const reason = reasonOf(failure);
  return reason === 'server' || reason === null ? texts.other : texts[reason];
}
