import { endpointOf, isEndpointName } from '../../src/api/endpoints.ts';
import { reasonOf, type Failure } from '../../src/api/failure.ts';
import { REFUSAL_STATUSES } from '../../src/domain/booking/refusal-statuses.ts';
import type { shared } from './shared.texts.ts';

/** What the guest is told about a failed call: the server's own words, where it has any, or why it failed (F-10). */
export function failureText(failure: Failure, texts: typeof shared.failures): string {
  const own = 'message' in failure && failure.kind !== 'unreadable' ? failure.message : '';
  return own || causeText(failure, texts);
}

/** Why a call failed, in our own words. A write is told as refused only by a status that is clear (F-12). */
export function causeText(failure: Failure, texts: typeof shared.failures): string {
  const reason = reasonOf(failure);
  const isUnclear = reason === 'refused' && isWrite(failure.endpoint) && !isClear(failure);
  return reason === 'server' || reason === null || isUnclear ? texts.other : texts[reason];
}

function isWrite(endpoint: string): boolean {
  return isEndpointName(endpoint) && endpointOf(endpoint).kind === 'write';
}

function isClear(failure: Failure): boolean {
  return failure.kind === 'http' && REFUSAL_STATUSES.has(failure.status);
}
