import * as v from 'valibot';
import type { Call } from './call.ts';
import type { EndpointName } from './endpoints.ts';
import { POUND, type Currency } from '../domain/money/money.ts';
import { CallError } from './failure.ts';
import type { Answer, Reading } from './reader.ts';

/** A value that was put right, or that took its item or the answer away. It never repeats the value. */
export interface Fault {
  endpoint: EndpointName;
  /** Such as `Areas[].RoomTypes[].Floor`; empty for the answer itself. */
  path: string;
  expected: string;
  /** What came, in words, such as `a number`. */
  came: string;
}

/**
 * Turns JSON into the result of the call. `currency`: the currency of its amounts. `told` gets each fault of a path
 * once. Throws a CallError where the answer cannot be read; the error says where it is wrong and what was expected.
 * `readLater` does the reading that can wait, piece by piece, and then calls `done`: without it all is read at once.
 */
export function readAnswer<Result>(
  call: Call<EndpointName, unknown, Result>,
  json: unknown,
  currency: Currency = POUND,
  told?: (fault: Fault) => void,
  readLater?: (pieces: (() => unknown)[], done: () => void) => void,
): Result {
  const later: (() => unknown)[] = [];
  const reading: Reading = { isStrict: false, faults: 0, ...(readLater ? { later } : {}) };
  const result = v.safeParse(v.config(call.answer, { currency, reading }), json, { abortEarly: true });
  const tell = () => {
    if (told && (!result.success || reading.faults > 0))
      for (const fault of faultsOf(call, json, currency)) told(fault);
  };
  if (readLater && result.success) readLater(later, tell);
  else tell();
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new CallError({
    kind: 'unreadable',
    endpoint: call.endpoint,
    path: v.getDotPath(issue) ?? '',
    message: `expected ${expectedBy(issue)}`,
  });
}

/** Every fault of an answer, each path and type once: what the same schema refuses where it puts nothing right. */
function faultsOf(
  { endpoint, answer }: { endpoint: EndpointName; answer: Answer<unknown> },
  json: unknown,
  currency: Currency,
): Fault[] {
  const strict = v.config(answer, { currency, reading: { isStrict: true, faults: 0 } });
  const faults = new Map<string, Fault>();
  for (const issue of v.safeParse(strict, json).issues ?? []) {
    const keys = issue.path?.map(({ key }) => (typeof key === 'number' ? '[]' : `.${String(key)}`)) ?? [];
    const path = keys.join('').replace(/^\./, '');
    const came = typeOf(issue.path ? issue.path.at(-1)?.value : issue.input);
    faults.set(`${path} ${came}`, { endpoint, path, came, expected: expectedBy(issue) });
  }
  return [...faults.values()];
}

function expectedBy({ type, message, expected }: v.BaseIssue<unknown>): string {
  return type === 'check' ? message : (expected ?? type);
}

/** What `Fault.came` says of a field that is missing. */
export const NO_FIELD = 'no such field';

function typeOf(value: unknown): string {
  if (value === undefined) return NO_FIELD;
  if (value === null) return 'null';
  if (value === '') return 'an empty text';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  const types: Record<string, string> = { string: 'a text', number: 'a number', boolean: 'true or false' };
  return types[typeof value] ?? 'an object';
}
