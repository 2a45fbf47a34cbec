import type { Failure } from '../../src/api/failure.ts';
import { isGone } from './failure.ts';

/** The statuses that are a clear no, as to a payment (E-01). */
const CLEAR_NOES: ReadonlySet<number> = new Set([400, 402, 404, 410, 422]);

/** Whether the estate has said no; with any other failure nobody knows (D-186, D-456). */
export function isClearNo(failure: Failure): boolean {
  return failure.kind === 'http' && CLEAR_NOES.has(failure.status);
}

const CONFLICT = 409;

/**
 * Whether staging failed as it does for a booking that is made already, in another tab for instance: by a conflict, or
 * since the estate has ended the session with the booking (D-361).
 */
export function mayBeMade(failure: Failure): boolean {
  return isGone(failure) || (failure.kind === 'http' && failure.status === CONFLICT);
}
