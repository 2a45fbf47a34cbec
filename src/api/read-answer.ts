import * as v from 'valibot';
import type { Call } from './call.ts';
import type { EndpointName } from './endpoints.ts';
import { POUND, type Currency } from '../domain/money.ts';
import { CallError } from './failure.ts';
import { inCurrency } from './wire-money.ts';

/**
 * Turns JSON into the call's result. Throws a CallError for another answer than the call's: what came is never repeated
 * in it, only where it was and what was expected. Its amounts are in `currency`.
 */
export function readAnswer<Result>(
  call: Call<EndpointName, unknown, Result>,
  json: unknown,
  currency: Currency = POUND,
): Result {
  const result = v.safeParse(inCurrency(call.answer, currency), json, { abortEarly: true });
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
