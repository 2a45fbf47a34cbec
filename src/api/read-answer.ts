import * as v from 'valibot';
import type { Call } from './call.ts';
import type { EndpointName } from './endpoints.ts';
import { POUND, type Currency } from '../domain/money.ts';
import { CallError } from './failure.ts';
import { inCurrency } from './wire-money.ts';

/**
 * Turns JSON into the result of the call. `currency`: the currency of its amounts. Throws a CallError for any other
 * answer; the error says where the answer is wrong and what was expected, and never repeats the answer.
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
