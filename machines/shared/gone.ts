import type { Failure } from '../../src/api/failure.ts';

/** Answers that say that a session is no more (D-68). */
const GONE: readonly number[] = [404, 410];

/** Whether a call failed since its booking session is no more. */
export function isGone(failure: Failure): boolean {
  return failure.kind === 'http' && GONE.includes(failure.status);
}

/** The answer of an estate that has the booking already, among other conflicts. */
const CONFLICT = 409;

/** Whether a call failed since the estate has the booking already, or by another conflict. */
export function isConflict(failure: Failure): boolean {
  return failure.kind === 'http' && failure.status === CONFLICT;
}
