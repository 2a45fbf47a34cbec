import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { readSources, type Sources } from '../tests/architecture/sources.ts';
import { commandOptions, readNothing } from '../tests/support/command-options.ts';
import { citationsIn } from './citations.ts';

const PROJECT = join(import.meta.dirname, '..');
const INDEX = join(PROJECT, 'docs/rules/index.md');

/** A rule with a heading, or a decision in its row. */
export interface Rule {
  number: string;
  /** A decision's title is its question. */
  title: string;
  /** Relative to docs/rules/. */
  link: string;
}

/** '## A §4.3 · When a voucher counts' */
const HEADING = /^#{2,3} (([AB] §\d+(?:\.\d+)*|T\d+) · (.+))$/gm;
const ROW = /^\| <a id="([de]-\d+)"><\/a>([DE]-\d+) \| (.+?) \|/gm;
/** The pages that hold rules and decisions. */
const PAGES = ['docs/{rules,decisions}/*.md', 'widget/ui/*.md'];

/** Every rule and decision. A rule's number leads its heading, a decision's number its row. */
export function readRules(): Rule[] {
  const rules = globSync(PAGES, { cwd: PROJECT }).flatMap((page) => {
    const path = posix.relative('docs/rules', page.replaceAll('\\', '/'));
    const text = read(page);
    const headings = [...text.matchAll(HEADING)].map(([, heading = '', number = '', title = '']) => {
      return { number, title, link: `${path}#${slugOf(heading)}` };
    });
    const rows = [...text.matchAll(ROW)].map(([, anchor = '', number = '', title = '']) => {
      return { number, title, link: `${path}#${anchor}` };
    });
    return [...headings, ...rows];
  });
  return rules.toSorted((one, other) => collator.compare(one.number, other.number));
}

const collator = new Intl.Collator('en', { numeric: true });

/** The anchor that GitHub gives to a heading. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

const CHAPTERS: readonly [letter: string, title: string][] = [
  ['A', 'The booking'],
  ['B', 'Checkout and account'],
  ['T', 'Faults and attacks'],
  ['D', 'Decisions'],
  ['E', 'Decisions of the second edition'],
];
const CODE = ['machines/', 'src/', 'widget/', 'demo/', 'docs/'];
const TESTS = ['tests/', 'e2e/'];
/** This test cites numbers only as examples. */
export const EXAMPLES = 'tests/docs/citations.test.ts';
/** Files whose citations do not count: the examples, and what tests share. */
const HOLDS_NO_RULE = [EXAMPLES, 'tests/support/'];
const MOST_LINKS = 4;

/** The index as Markdown: the place of each rule and decision, and the files that cite it. */
export function ruleIndex(rules: readonly Rule[], sources: Sources): string {
  const cited = citedBy(sources);
  const rows = rules.map((rule) => {
    const files = cited.get(rule.number) ?? [];
    return { ...rule, code: inFolders(files, CODE), tests: inFolders(files, TESTS) };
  });
  const tables = CHAPTERS.flatMap(([letter, title]) => [
    `## ${title}`,
    [
      '| rule | code | tests |',
      '| --- | --- | --- |',
      ...rows
        .filter(({ number }) => number.startsWith(letter))
        .map((row) => `| ${`${linkTo(row)} ${row.title}`.trim()} | ${cell(row.code)} | ${cell(row.tests)} |`),
    ].join('\n'),
  ]);
  // Rules with parts are left out: their parts name the files.
  const parts = rows.filter((row) => !rows.some(({ number }) => number.startsWith(`${row.number}.`)));
  const list = (title: string, hasCode: boolean, hasTest: boolean) => {
    const some = parts.filter(
      ({ code, tests }) => code.length > 0 === hasCode && tests.length > 0 === hasTest,
    );
    return [`## ${title}`, some.length > 0 ? `${some.length}: ${some.map(linkTo).join(', ')}` : 'None.'];
  };
  return [
    '<!-- prettier-ignore-start -->',
    '# Rules and decisions by number',
    'Each with the files that cite it. Written by `npm run rules`; a test fails when it is out of date.',
    ...tables,
    ...list('Cited by no file', false, false),
    ...list('Cited by tests only', false, true),
    ...list('Cited by code only', true, false),
    '<!-- prettier-ignore-end -->\n',
  ].join('\n\n');
}

/** The files that cite each number. */
function citedBy(sources: Sources): Map<string, string[]> {
  const cited = new Map<string, string[]>();
  for (const [path, text] of Object.entries(sources)) {
    if (HOLDS_NO_RULE.some((start) => path.startsWith(start))) continue;
    for (const number of citationsIn(text)) cited.set(number, [...(cited.get(number) ?? []), path]);
  }
  return cited;
}

/** The paths folder by folder, each sorted by name. */
function inFolders(files: readonly string[], folders: readonly string[]): string[] {
  return folders.flatMap((folder) => files.filter((path) => path.startsWith(folder)).toSorted());
}

function linkTo({ number, link }: Rule): string {
  return `[${number}](${link})`;
}

function cell(files: readonly string[]): string {
  const links = files.slice(0, MOST_LINKS).map((path) => `[${basename(path)}](../../${path})`);
  const more = files.length - links.length;
  return links.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

export function readIndex(): string {
  return readFileSync(INDEX, 'utf8');
}

function read(path: string): string {
  return readFileSync(join(PROJECT, path), 'utf8');
}

if (import.meta.main) {
  commandOptions(readNothing);
  writeFileSync(INDEX, ruleIndex(readRules(), readSources()));
}
