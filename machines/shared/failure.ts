import { CallError, type Failure } from '../../src/api/failure.ts';

/** The failure that a rejected port carries; anything else is an unreadable answer of that port. */
export function failureOf(error: unknown, port: string): Failure {
  if (error instanceof CallError) return error.failure;
  const message = error instanceof Error ? error.message : 'unknown error';
  return { kind: 'unreadable', endpoint: port, path: '', message };
}

/** The statuses that are a clear no, as to a payment (E-01). */
const CLEAR_NOES: ReadonlySet<number> = new Set([400, 402, 404, 410, 422]);

/** Whether the estate has said no; with any other failure nobody knows (D-186, D-456). */
export function isClearNo(failure: Failure): boolean {
  return failure.kind === 'http' && CLEAR_NOES.has(failure.status);
}

/** Answers that say that a session is no more (D-68). */
const GONE: readonly number[] = [404, 410];

/** Whether a call failed since its booking session is no more. */
export function isGone(failure: Failure): boolean {
  return failure.kind === 'http' && GONE.includes(failure.status);
}

const CONFLICT = 409;

/**
 * Whether staging failed as it does for a booking that is made already, in another tab for instance: by a conflict, or
 * since the estate has ended the session with the booking (D-361).
 */
export function mayBeMade(failure: Failure): boolean {
  return isGone(failure) || (failure.kind === 'http' && failure.status === CONFLICT);
}
