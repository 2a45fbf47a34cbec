import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../src/api/failure.ts';
import { answerOf, resultsWith } from './answers.ts';
import { CALLS } from './calls.ts';
import { placesOf, withValueAt } from './mutations.ts';

/** Calls left out: an unclear answer to a payment is never guessed but asked about (E-01). */
const NEVER_GUESSED = new Set(['complete']);

describe('E-20 an empty text in an optional field is read like a missing field', () => {
  for (const endpoint of CALLS.filter((name) => !NEVER_GUESSED.has(name))) {
    test(endpoint, async () => {
      const answer = await answerOf(endpoint);
      const places = placesOf(answer);
      const answersWith = (value: unknown) => places.map((place) => withValueAt(answer, place, () => value));
      const missing = await resultsWith(endpoint, answersWith(undefined));
      const empty = await resultsWith(endpoint, answersWith(''));
      const optional = places.flatMap((place, index) =>
        missing[index] instanceof CallError ? [] : [{ place, missing: missing[index], empty: empty[index] }],
      );
      const others = optional.filter(
        ({ missing, empty }) => JSON.stringify(empty) !== JSON.stringify(missing),
      );
      expect(others.map(({ place }) => place.join('.'))).toEqual([]);
    });
  }

  test('no answer declares optional fields on its own, which would refuse empty texts', () => {
    const root = join(import.meta.dirname, '../../src/api');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/request|wire|stay\/payment/.test(file),
    );
    expect(files.length).toBeGreaterThan(30);
    expect(
      files.filter((file) => /v\.(nullish|optional)\(/.test(readFileSync(join(root, file), 'utf8'))),
    ).toEqual([]);
  });
});
