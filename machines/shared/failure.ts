import { CallError, type Failure } from '../../src/api/failure.ts';

/** The failure that a rejected port carries; anything else is an unreadable answer of that port. */
export function failureOf(error: unknown, port: string): Failure {
  if (error instanceof CallError) return error.failure;
  const message = error instanceof Error ? error.message : 'unknown error';
  return { kind: 'unreadable', endpoint: port, path: '', message };
}

/**
 * Why the call of a chart failed that failed last. A state of XState's has no data of its own, so it stands in the
 * context. It counts in the states tagged 'failed' only (`selectFailure`), so that nothing has to take it back.
 */
export interface LastFailure {
  failure: Failure | null;
}

/** What a chart begins with. */
export const NO_FAILURE: LastFailure = { failure: null };

/** For `assign`: what is kept on the way to a state that tells of it. */
export function keepFailure(_: unknown, failure: Failure): LastFailure {
  return { failure };
}

/** Answers that say that a session is no more (D-68). */
const GONE_STATUSES: readonly number[] = [404, 410];

/** Whether a call failed since its booking session is no more. */
export function isSessionGone(failure: Failure): boolean {
  return failure.kind === 'http' && GONE_STATUSES.includes(failure.status);
}
