import type { Failure } from '../../src/api/failure.ts';
import { REFUSAL_STATUSES } from '../../src/domain/refusal-statuses.ts';
import { isSessionGone } from './failure.ts';

/** Whether the estate has refused (T30). With any other failure the outcome is unknown (D-456). */
export function isRefusal(failure: Failure): boolean {
  return failure.kind === 'http' && REFUSAL_STATUSES.has(failure.status);
}

const CONFLICT = 409;

/** With a reason, these say why something cannot be booked (F-07). */
export const EXPLAINED_STATUSES: readonly number[] = [CONFLICT, 422];

/** Whether the estate says why something cannot be booked (F-07). */
export function isExplained(failure: Failure): boolean {
  return failure.kind === 'http' && EXPLAINED_STATUSES.includes(failure.status) && failure.message !== '';
}

/**
 * Whether a staging failure may mean that the booking is made already, in another tab for instance: by a conflict, or
 * because the estate has ended the session with the booking (D-361).
 */
export function mayBeBookedAlready(failure: Failure): boolean {
  return isSessionGone(failure) || (failure.kind === 'http' && failure.status === CONFLICT);
}
