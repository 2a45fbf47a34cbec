import * as v from 'valibot';
import type { Call } from './call.ts';
import type { EndpointName } from './endpoints.ts';
import { CallError } from './failure.ts';

/**
 * Turns JSON into the call's result. Throws a CallError for another answer than the call's: what came is never repeated
 * in it, only where it was and what was expected.
 */
export function readAnswer<Result>(call: Call<EndpointName, unknown, Result>, json: unknown): Result {
  const result = v.safeParse(call.answer, json, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const expected = issue.type === 'check' ? issue.message : (issue.expected ?? issue.type);
  throw new CallError({
    kind: 'unreadable',
    endpoint: call.endpoint,
    path: v.getDotPath(issue) ?? '',
    message: `expected ${expected}`,
  });
}
