import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Call } from '../../../src/api/call.ts';
import type { EndpointName } from '../../../src/api/endpoints.ts';
import type { Reading } from '../../../src/api/reader.ts';

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

/** Tests an answer of the catalogue: read whole, and where nothing is put right without each required field. */
export function checkAnswer<Result>(
  title: string,
  { call, wire, result, required }: AnswerCase<Result>,
): void {
  const read = (json: unknown, isStrict: boolean) => {
    const reading: Reading = { isStrict, faults: 0 };
    return v.safeParse(v.config(call.answer, { reading }), json, { abortEarly: true });
  };

  test(`${title}: every field, money in pence`, () => {
    expect(read(wire, false)).toEqual({ typed: true, success: true, output: result, issues: undefined });
  });

  if (required.length > 0) {
    test.each(required)(`T24 ${title}: without %s the error names that path`, (path) => {
      const { issues } = read(without(wire, path.split('.')), true);
      expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([path]);
    });
  }
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
