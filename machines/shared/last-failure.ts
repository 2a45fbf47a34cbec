import type { Failure } from '../../src/api/failure.ts';

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
