import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { citationsIn, straysIn } from '../../docs/citations.ts';
import { EXAMPLES, readIndex, readRules, ruleIndex, type Rule } from '../../docs/list-rules.ts';
import { PROJECT, readSources } from '../architecture/sources.ts';

const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');
const documents = globSync(['*.md', '{docs,machines,tests,widget,demo}/**/*.md'], {
  cwd: PROJECT,
  exclude: ['**/node_modules/**'],
});
const texts = { ...readSources(), ...Object.fromEntries(documents.map((path) => [path, read(path)])) };
const rules = readRules();
const numbers = rules.map(({ number }) => number);

test.each([
  ["A §5.6 and T8, 'T9' at T10:30", ['A §5.6', 'T8']],
  ['B §2.7, §2.8; A §9.6 and §9.7 or §10', ['B §2.7', 'B §2.8', 'A §9.6', 'A §9.7', 'A §10']],
  ['D-310, D-311', ['D-310', 'D-311']],
  ['E-01 to E-05', ['E-01', 'E-02', 'E-03', 'E-04', 'E-05']],
  ['D-99 to D-101, T9 to T10', ['D-99', 'D-100', 'D-101', 'T9', 'T10']],
  ['A §2.9 to §2.11, §4', ['A §2.9', 'A §2.10', 'A §2.11', 'A §4']],
])('%s cites %j', (text, cited) => {
  expect(citationsIn(text).toSorted()).toEqual(cited.toSorted());
});

test('a section without A, B or an RFC before it is a stray', () => {
  expect(straysIn('A §4.3, §5; RFC 5545 §3.1, BGB § 312j')).toEqual([]);
  expect(straysIn('A §4.3; §5.9')).toEqual(['§5.9']);
  expect(straysIn(' * in the mud room (A §2.12,\n * §4.9, §5.9).')).toEqual([]);
});

test('each number has one rule', () => {
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  for (const number of ['A §4.3', 'B §4', 'T8', 'D-07', 'E-01']) expect(numbers).toContain(number);
});

test('every row of a decision is in the index and has its number as anchor', () => {
  const rows = documents.flatMap((path) =>
    [...read(path).matchAll(/^\| (?:<.*>)?([DE]-\d+) \|/gm)].map(([row, number = '']) => {
      const anchor = number.toLowerCase();
      expect(row).toBe(`| <a id="${anchor}"></a>${number} |`);
      return `${number} ${posix.relative('docs/rules', path)}#${anchor}`;
    }),
  );
  const decisions = rules.filter(({ number }) => /^[DE]/.test(number));
  expect(rows.toSorted()).toEqual(decisions.map(({ number, link }) => `${number} ${link}`).toSorted());
});

test('a link that is named by a decision leads to its row', () => {
  const links = documents.flatMap((path) =>
    [...read(path).matchAll(/\[([DE]-\d+)\]\(([^)\s]+)\)/g)].map(([, number = '', target = '']) => {
      const link = posix.relative('docs/rules', posix.join(posix.dirname(path), target));
      return `${number} ${link}`;
    }),
  );
  expect(links).toContain('E-01 payment.md#e-01');
  const places = new Set(rules.map(({ number, link }) => `${number} ${link}`));
  expect(links.filter((link) => !places.has(link))).toEqual([]);
});

test('every cited rule and decision exists', () => {
  const known = new Set(numbers);
  const lost = Object.entries(texts)
    .filter(([path]) => path !== EXAMPLES)
    .flatMap(([path, text]) => [
      ...citationsIn(text).flatMap((number) => (known.has(number) ? [] : [`${path} cites ${number}`])),
      ...straysIn(text).map((section) => `${path} has ${section} without A or B`),
    ]);
  expect(lost).toEqual([]);
});

test('the index links a rule to the files that cite it, and lists those without', () => {
  const rule = (number: string, title = ''): Rule => ({ number, title, link: `a.md#${number}` });
  const index = ruleIndex(
    [rule('A §1', 'One'), rule('A §2'), rule('A §3'), rule('A §3.1'), rule('D-01'), rule('D-02')],
    {
      'src/a.ts': '// A §1 and §2',
      'tests/a.test.ts': 'A §1, §3.1',
      'e2e/b.e2e.ts': 'D-01',
      'tests/support/c.ts': 'A §2, D-02',
      ...Object.fromEntries(['f', 'e', 'd', 'c', 'b'].map((name) => [`machines/${name}.ts`, 'A §1'])),
    },
  );
  expect(index).toContain(
    '| [A §1](a.md#A §1) One | [b.ts](../../machines/b.ts), [c.ts](../../machines/c.ts), [d.ts](../../machines/d.ts), [e.ts](../../machines/e.ts) and 2 more | [a.test.ts](../../tests/a.test.ts) |',
  );
  expect(index).toContain('## Cited by no file\n\n1: [D-02](a.md#D-02)');
  expect(index).toContain('## Cited by tests only\n\n2: [A §3.1](a.md#A §3.1), [D-01](a.md#D-01)');
  expect(index).toContain('## Cited by code only\n\n1: [A §2](a.md#A §2)');
});

test('docs/rules/index.md is up to date (npm run rules)', () => {
  expect(readIndex()).toBe(ruleIndex(rules, readSources()));
});
