import type { Failure } from '../../src/api/failure.ts';

/**
 * Why the chart's last failed call failed. It stands in the context, because states of XState have no data. Only states
 * with the tag 'failed' show it (`selectFailure`), so nothing has to clear it.
 */
export interface LastFailure {
  failure: Failure | null;
}

/** The initial context of a chart. */
export const NO_FAILURE: LastFailure = { failure: null };

/** For `assign`: keeps the failure on the way to a state that tells of it. */
export function keepFailure(_: unknown, failure: Failure): LastFailure {
  return { failure };
}
