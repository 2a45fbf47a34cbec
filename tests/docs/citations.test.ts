import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT, readSources } from '../architecture/sources.ts';

/** The rules of docs/rules/ begin with their number: '## A §4.3 · Vouchers'. */
const HEADING = /^#{2,3} ([AB] §\d+(?:\.\d+)*|T\d+) · /gm;
/** `T08` is a treatment of the demo, `T10:30` a time. */
const CITATION = /[AB] §\d+(?:\.\d+)*|\bT[1-9]\d?\b(?!:)/g;
/** The decisions begin their row with their number. */
const ROW = /^\| ([DE]-\d+) \|/gm;
const DECISION = /\b[DE]-\d{2,3}\b/g;

const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)];

const documents = globSync(['*.md', '{docs,machines,tests,widget,demo}/**/*.md'], {
  cwd: PROJECT,
  exclude: ['**/node_modules/**'],
});
const numbers = globSync('docs/rules/*.md', { cwd: PROJECT }).flatMap((page) =>
  found(read(page), HEADING).map(([, number]) => number),
);

test('a number stands over one rule', () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

test('every rule that is cited stands in docs/rules/, every decision in docs/decisions.md', () => {
  const decisions = found(read('docs/decisions.md'), ROW).map(([, number]) => number);
  const known = new Set([...numbers, ...decisions]);
  const texts = { ...readSources(), ...Object.fromEntries(documents.map((path) => [path, read(path)])) };
  const lost = Object.entries(texts).flatMap(([path, text]) =>
    [CITATION, DECISION].flatMap((pattern) =>
      found(text, pattern).flatMap(([citation]) =>
        known.has(citation) ? [] : [`${path} cites ${citation}`],
      ),
    ),
  );
  expect(lost).toEqual([]);
  for (const number of ['A §4.3', 'B §4', 'T8', 'D-07', 'E-01']) expect(known).toContain(number);
});
