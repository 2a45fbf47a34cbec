import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT, readSources } from '../architecture/sources.ts';

/** The rules of docs/rules/ begin with their number: '## A §4.3 · Vouchers'. */
const HEADING = /^#{2,3} (A §\d+(?:\.\d+)*) · /gm;
const CITATION = /A §\d+(?:\.\d+)*/g;

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

test('every rule of the booking that is cited stands in docs/rules/', () => {
  const texts = { ...readSources(), ...Object.fromEntries(documents.map((path) => [path, read(path)])) };
  const lost = Object.entries(texts).flatMap(([path, text]) =>
    found(text, CITATION).flatMap(([citation]) =>
      numbers.includes(citation) ? [] : [`${path} cites ${citation}`],
    ),
  );
  expect(lost).toEqual([]);
  expect(numbers).toContain('A §4.3');
});
