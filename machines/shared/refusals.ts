import type { Failure } from '../../src/api/failure.ts';
import { isSessionGone } from './failure.ts';

/** The statuses that are a clear no, as to a payment (E-01). */
const REFUSAL_STATUSES: ReadonlySet<number> = new Set([400, 402, 404, 410, 422]);

/** Whether the estate has said no (T30); with any other failure nobody knows (D-186, D-456). */
export function isRefusal(failure: Failure): boolean {
  return failure.kind === 'http' && REFUSAL_STATUSES.has(failure.status);
}

const CONFLICT = 409;

/**
 * Whether staging failed as it does for a booking that is made already, in another tab for instance: by a conflict, or
 * since the estate has ended the session with the booking (D-361).
 */
export function mayBeBookedAlready(failure: Failure): boolean {
  return isSessionGone(failure) || (failure.kind === 'http' && failure.status === CONFLICT);
}
