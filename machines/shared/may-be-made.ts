import type { Failure } from '../../src/api/failure.ts';
import { isGone } from './gone.ts';

const CONFLICT = 409;

/**
 * Whether staging failed as it does for a booking that is made already, in another tab for instance: by a conflict, or
 * since the estate has ended the session with the booking (D-361).
 */
export function mayBeMade(failure: Failure): boolean {
  return isGone(failure) || (failure.kind === 'http' && failure.status === CONFLICT);
}
