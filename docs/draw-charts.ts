import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { format } from 'prettier';
import { STEPS } from '../src/domain/steps.ts';
import { PROJECT } from '../tests/architecture/sources.ts';
import { commandOptions, readNothing } from '../tests/support/command-options.ts';
import { fillMarks } from './fill-marks.ts';
import { readMachineFiles, type MachineFiles } from './machine-files.ts';
import { INDEX, machinePage, pageOf } from './machine-page.ts';

const CHAPTERS: readonly [string, RegExp][] = [
  ['The booking', /^machines\/booking\//],
  ['Steps', /^machines\/steps\//],
  ['Modals', /^machines\/modals\//],
  ['Account and login', /^machines\/(?:account|shared)\//],
];

/** Documents by their path from the project's root. */
export type Pages = Readonly<Record<string, string>>;

/** Draws the pages of the machines and their index anew. */
export async function drawCharts(): Promise<Pages> {
  const machines = await readMachineFiles();
  const index = await withTables(readFileSync(join(PROJECT, INDEX), 'utf8'), tablesOf(machines));
  return Object.fromEntries([
    [INDEX, index],
    ...machines.map((each) => [pageOf(each), machinePage(each)] as const),
  ]);
}

/** Reads the pages of the machines and their index from the files. */
export function readCharts(): Pages {
  const paths = globSync('machines/**/*.md', { cwd: PROJECT }).map((path) => path.replaceAll('\\', '/'));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(PROJECT, path), 'utf8')]));
}

/** The index with these tables between its two marks. Throws where a mark is missing. */
export function withTables(index: string, tables: string): Promise<string> {
  return format(fillMarks(index, { file: INDEX, name: 'charts', command: 'npm run charts' }, tables), {
    parser: 'markdown',
    printWidth: 110,
    singleQuote: true,
  });
}

/** A table for each chapter: each machine's id, purpose and page. */
function tablesOf(machines: readonly MachineFiles[]): string {
  const chapters = CHAPTERS.map(([title, pattern]) => {
    const rows = machines
      .filter(({ file }) => pattern.test(file))
      .toSorted(inOrder)
      .map((each) => {
        const page = posix.relative(posix.dirname(INDEX), pageOf(each));
        return `| \`${each.machine.id}\` | ${purposeOf(each)} | [${page}](${page}) |`;
      });
    return [`## ${title}\n`, '| machine | what it is for | page |', '| --- | --- | --- |', ...rows].join(
      '\n',
    );
  });
  return chapters.join('\n\n');
}

/** The first sentence of the comment, without the rules that it cites. */
function purposeOf({ comment }: MachineFiles): string {
  const [sentence = ''] = (comment[0] ?? '').split(/(?<=\.) (?=[A-Z])/);
  return sentence.replaceAll(/ \((?:[AB] §|[DE]-)[^)]*\)/g, '');
}

/**
 * Steps come in the guest's order, the others by name. A machine named after its folder comes first in it.
 */
function inOrder(a: MachineFiles, b: MachineFiles): number {
  return (
    stepOf(a) - stepOf(b) ||
    dirname(a.file).localeCompare(dirname(b.file), 'en') ||
    Number(isBeside(a)) - Number(isBeside(b)) ||
    a.file.localeCompare(b.file, 'en')
  );
}

function stepOf({ file }: MachineFiles): number {
  const step = STEPS.findIndex((one) => dirname(file) === `machines/steps/${one}`);
  return step < 0 ? STEPS.length : step;
}

function isBeside({ file }: MachineFiles): boolean {
  return basename(file) !== `${basename(dirname(file))}.machine.ts`;
}

if (import.meta.main) {
  commandOptions(readNothing);
  const pages = await drawCharts();
  for (const path of Object.keys(readCharts())) if (!(path in pages)) rmSync(join(PROJECT, path));
  for (const [path, text] of Object.entries(pages)) writeFileSync(join(PROJECT, path), text);
}
