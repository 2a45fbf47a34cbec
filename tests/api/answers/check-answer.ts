import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Call } from '../../../src/api/call.ts';
import type { EndpointName } from '../../../src/api/endpoints.ts';

type AnyCall<Result> = Pick<Call<EndpointName, unknown, Result>, 'endpoint' | 'answer'>;

/** JSON as a server writes it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface AnswerCase<Result> {
  call: AnyCall<Result>;
  wire: Json;
  /** The result expected of `wire`, worked out by hand. */
  result: Result;
  /** Dotted paths of the fields that `wire` must have. */
  required: string[];
}

/** Values of wrong types or out of range. `null` and a wrong date stand apart: some fields allow them. */
const WRONG: Json[] = ['', 'NaN', -1, 1e300, 0.5, true, [], {}, null, '2027-02-30', [null]];

/**
 * Tests an answer of the catalogue: read whole, with unknown fields, without each required one, with wrong
 * values.
 */
export function checkAnswer<Result>(
  title: string,
  { call, wire, result, required }: AnswerCase<Result>,
): void {
  const read = (json: unknown) => v.safeParse(call.answer, json, { abortEarly: true });

  test(`${title}: every field, money in pence`, () => {
    expect(read(wire)).toEqual({ typed: true, success: true, output: result, issues: undefined });
  });

  test(`${title}: unknown fields are ignored`, () => {
    expect(read(withExtras(wire)).output).toEqual(result);
  });

  if (required.length > 0) {
    test.each(required)(`T24 ${title}: without %s the error names that path`, (path) => {
      const { issues } = read(without(wire, path.split('.')));
      expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([path]);
    });
  }

  test(`T24 ${title}: a wrong value in any place gives an error or sound numbers`, () => {
    for (const path of pathsOf(wire)) {
      for (const wrong of WRONG) {
        const { success, output } = read(replaced(wire, path, wrong));
        if (success)
          expect(unsoundNumbers(output), `${path.join('.')} = ${JSON.stringify(wrong)}`).toEqual([]);
      }
    }
  });
}

function withExtras(json: Json): Json {
  if (Array.isArray(json)) return json.map(withExtras);
  if (typeof json !== 'object' || json === null) return json;
  return {
    ...Object.fromEntries(Object.entries(json).map(([key, value]) => [key, withExtras(value)])),
    NewField: { Id: 1 },
  };
}

function without(json: Json, [key, ...rest]: string[]): Json {
  if (key === undefined || typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) {
    return json.map((item, index) => (String(index) === key ? without(item, rest) : item));
  }
  const entries = Object.entries(json);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => {
      if (name !== key) return [[name, value]];
      return rest.length === 0 ? [] : [[name, without(value, rest)]];
    }),
  );
}

function replaced(json: Json, [key, ...rest]: string[], by: Json): Json {
  if (key === undefined) return by;
  if (Array.isArray(json)) {
    return json.map((item, index) => (String(index) === key ? replaced(item, rest, by) : item));
  }
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [name, name === key ? replaced(value, rest, by) : value]),
  );
}

function pathsOf(json: Json): string[][] {
  if (typeof json !== 'object' || json === null) return [[]];
  return [
    [],
    ...Object.entries(json).flatMap(([key, value]) => pathsOf(value).map((path) => [key, ...path])),
  ];
}

/** Numbers that are infinite, NaN or too large to be exact. */
function unsoundNumbers(value: unknown): number[] {
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(unsoundNumbers);
}
