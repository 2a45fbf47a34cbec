import { CallError, type Failure } from '../../src/api/failure.ts';

/** The failure that a rejected port carries; anything else is an unreadable answer of that port. */
export function failureOf(error: unknown, port: string): Failure {
  if (error instanceof CallError) return error.failure;
  const message = error instanceof Error ? error.message : 'unknown error';
  return { kind: 'unreadable', endpoint: port, path: '', message };
}

/** Answers that say that a session is no more (D-68). */
const GONE_STATUSES: readonly number[] = [404, 410];

/** Whether a call failed since its booking session is no more. */
export function isSessionGone(failure: Failure): boolean {
  return failure.kind === 'http' && GONE_STATUSES.includes(failure.status);
}
