import type { Failure } from '../../src/api/failure.ts';

/** The answer of an estate that has the booking already, among other conflicts (D-361). */
const CONFLICT = 409;

/** Whether a call failed since the estate has something else in its place. */
export function isConflict(failure: Failure): boolean {
  return failure.kind === 'http' && failure.status === CONFLICT;
}
