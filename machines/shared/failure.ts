import { CallError, type Failure } from '../../src/api/failure.ts';

/** The failure of a rejected port. Any other error becomes an unreadable answer of the port. */
export function failureOf(error: unknown, port: string): Failure {
  if (error instanceof CallError) return error.failure;
  const message = error instanceof Error ? error.message : 'unknown error';
  return { kind: 'unreadable', endpoint: port, path: '', message };
}

/** Statuses of a session that is gone (D-68). */
const GONE_STATUSES: readonly number[] = [404, 410];

/** Whether the call failed because its booking session is gone, and not the booked room that is changed. */
export function isSessionGone(failure: Failure): boolean {
  return failure.kind === 'http' && GONE_STATUSES.includes(failure.status) && !namesAmended(failure);
}

/** Whether the estate's text is about the booked room that is changed: it begins with the field. */
export function namesAmended(failure: Failure): boolean {
  return failure.kind === 'http' && /^amendId\b/.test(failure.message);
}
