import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from '../architecture/sources.ts';
import { reportOf } from '../mutants/report.ts';
import {
  chapterOf,
  documents,
  isCommand,
  isOption,
  linksOf,
  numbersOf,
  quotationsOf,
  readDocument,
  spansOf,
  type Piece,
} from './documents.ts';
import { STAGE_NAMES } from '../support/stage-names.ts';
import { NUMBERS_OF_PATHS, PROOFS_OF_PATHS } from './proofs-of-paths.ts';
import { NUMBERS_OF_TESTERS, PROOFS_OF_TESTERS } from './proofs-of-testers.ts';
import { PROOFS_OF_README } from './proofs-of-readme.ts';
import type { Proofs } from './proofs.ts';
import { BROWSER_CASES, CASES, SEEN_AT_THE_DEMO, SEEN_IN_BROWSER, TINY_CASES } from './run/cases.ts';
import { LEFT_OUT } from './run/copy.ts';

/** Texts that `npm run docs:check` sees printed, and files it sees written. */
const ALL_CASES = [...CASES, ...TINY_CASES, ...BROWSER_CASES];
const SEEN = [
  ...ALL_CASES.flatMap(({ says = [], writes = [] }) => [...says, ...writes]),
  ...SEEN_IN_BROWSER,
  ...SEEN_AT_THE_DEMO,
];

const DOCUMENTS: readonly [file: string, text: string, Proofs, numbers: Proofs][] = [
  ['docs/testers.md', readDocument('docs/testers.md'), PROOFS_OF_TESTERS, NUMBERS_OF_TESTERS],
  ['tests/paths/README.md', readDocument('tests/paths/README.md'), PROOFS_OF_PATHS, NUMBERS_OF_PATHS],
  ['README.md', chapterOf('README.md', 'For testers'), PROOFS_OF_README, {}],
];

const PROVEN = { ...PROOFS_OF_TESTERS, ...PROOFS_OF_PATHS, ...PROOFS_OF_README };

describe.each(DOCUMENTS)('%s', (file, text, proofs, numbers) => {
  const pieces = [...spansOf(file, text), ...quotationsOf(file, text)];

  it('each text in backticks or quotation marks is proven, seen in docs:check, a command or a file', () => {
    const unproven = pieces.filter(
      ({ text }) =>
        !Object.hasOwn(PROVEN, text) &&
        !isSeen(text) &&
        !isCommand(text) &&
        !isOption(text) &&
        !isFile(file, text),
    );
    expect(unproven.map(({ at, text }) => `${at} ${text}`)).toEqual([]);
  });

  it('each number in the prose is derived', () => {
    const derived = Object.keys(numbers);
    const written = numbersOf(file, text);
    expect(written.filter((number) => !derived.includes(number.text))).toEqual([]);
    expect(derived.filter((number) => !written.some((one) => one.text === number))).toEqual([]);
  });

  it('each proof has its text in the document', () => {
    const written = pieces.map(({ text }) => text);
    expect(Object.keys(proofs).filter((text) => !written.includes(text))).toEqual([]);
  });

  it.each([...Object.entries(proofs), ...Object.entries(numbers)])('`%s`', async (_text, proof) => {
    await proof();
  });
});

it('docs/mutants.md begins with the text of `npm run mutants`', async () => {
  const [written = ''] = (await reportOf([])).split('\n| machine');
  expect(readDocument('docs/mutants.md').startsWith(written)).toBe(true);
  expect(written).toContain('`npm run mutants`');
});

it.each(documents())('%s has no broken link', (file) => {
  const isThere = ({ text }: Piece) =>
    /^(?:https?:|mailto:|#)/.test(text) || isFile(file, text.replace(/#.*$/, ''), false);
  expect(linksOf(file).filter((link) => !isThere(link))).toEqual([]);
});

it('docs/testers.md names the stages of `npm test` in order', () => {
  const text = readDocument('docs/testers.md');
  const [, first = '', second = ''] = /\| ([\w, ]+), and beside them ([\w, ]+), whatever/.exec(text) ?? [];
  expect([...first.split(/, | and /), ...second.split(/, | and /)]).toEqual(STAGE_NAMES);
});

it('docs/testers.md has the counts of its table of layers', () => {
  const text = readDocument('docs/testers.md');
  const [, table = ''] = /^\| fault .*\n\| -.*\n((?:\|.*\n)+)/m.exec(text) ?? [];
  const rows = table
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  const caughtBy = (columns: number[]) =>
    rows.filter((row) => columns.some((column) => row[column] === 'caught')).length;
  expect(text).toContain('Ten faults were put into the source by hand');
  expect(text).toContain('All ten are caught, one by the paths:');
  expect([rows.length, caughtBy([1, 2, 3, 4, 5]), caughtBy([2])]).toEqual([10, 10, 1]);
});

/** Whether docs:check sees the text printed or written as a file, whatever its numbers are. */
function isSeen(text: string): boolean {
  const alike = (one: string) => one.replaceAll(/\d+/g, 'N');
  return SEEN.some(
    (seen) => alike(seen) === alike(text) || (/\.\w+$/.test(text) && seen.endsWith(`/${text}`)),
  );
}

/**
 * Whether the text is a path from the top of the project or from the document. Command output does not count:
 * it may exist by chance.
 */
function isFile(document: string, path: string, fromTop = true): boolean {
  const isBeside = existsSync(join(PROJECT, dirname(document), path));
  const isWritten = LEFT_OUT.some((name) => path.startsWith(`${name}/`));
  return isBeside || (fromTop && !isWritten && existsSync(join(PROJECT, path)));
}
