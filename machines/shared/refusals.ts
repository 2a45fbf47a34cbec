import type { Failure } from '../../src/api/failure.ts';
import { REFUSAL_STATUSES } from '../../src/domain/refusal-statuses.ts';
import { isSessionGone } from './failure.ts';

/** Whether the estate has refused (T30). With any other failure the outcome is unknown (D-456). */
export function isRefusal(failure: Failure): boolean {
  return failure.kind === 'http' && REFUSAL_STATUSES.has(failure.status);
}

const CONFLICT = 409;

/**
 * Whether a staging failure may mean that the booking is made already, in another tab for instance: by a conflict, or
 * because the estate has ended the session with the booking (D-361).
 */
export function mayBeBookedAlready(failure: Failure): boolean {
  return isSessionGone(failure) || (failure.kind === 'http' && failure.status === CONFLICT);
}
