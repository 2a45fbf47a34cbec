import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOptions, readNothing } from '../support/command-options.ts';
import { readPlaywright, readVitest, type Told } from './reports.ts';
import { ROWS } from './rows.ts';
import { LISTED } from './truth/cells.ts';
import { LEFT_LISTED } from './truth/left-cells.ts';
import { UNSWEPT } from './unswept-calls.ts';

// `npm run faults` runs every test of a fault and prints the matrix. It needs dist/ from `npm run build`.
commandOptions(readNothing);
const folder = mkdtempSync(join(tmpdir(), 'staychart-faults-'));
const file = (name: string) => join(folder, `${name}.json`);
const WITH_ROW = String.raw`\bT\d{1,2}\b`;

function vitest(project: string, ...args: string[]): Told[] {
  const output = file(project);
  const command = ['run', '--project', project, '--reporter', 'json', `--outputFile.json=${output}`, ...args];
  spawnSync('vitest', command, { stdio: ['ignore', 'ignore', 'inherit'] });
  return readVitest(output);
}

function playwright(): Told[] {
  const output = file('e2e');
  const command = ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'json', '--grep', WITH_ROW];
  spawnSync('playwright', command, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: output },
  });
  return readPlaywright(output);
}

/** '✓' for passed, '✗' for failed, '·' for not run. */
function mark(tests: readonly Told[]): string {
  if (tests.length === 0) return '·';
  return tests.every(({ hasPassed }) => hasPassed) ? '✓' : '✗';
}

/** Prints the cells 'call × fault' as a table with a line for each call. */
function printCells(heading: string, tests: readonly Told[]): void {
  const cells = tests.flatMap((test) => {
    const [, call, fault] = / ((?:[\w/]+: )?\w+) × (.+)$/.exec(test.title) ?? [];
    return call && fault ? [{ call, fault, test }] : [];
  });
  const faults = [...new Set(cells.map(({ fault }) => fault))];
  const calls = [...new Set(cells.map(({ call }) => call))];
  const width = Math.max(...calls.map(({ length }) => length));
  console.log(`\n${heading}: ${cells.length} cells`);
  faults.forEach((fault, index) => {
    console.log(`${' '.repeat(width + 1 + index * 2)}${fault}`);
  });
  for (const call of calls) {
    const marks = faults.map((fault) =>
      mark(cells.filter((cell) => cell.call === call && cell.fault === fault).map(({ test }) => test)),
    );
    console.log(`${call.padEnd(width)} ${marks.join(' ')}`);
  }
}

/** Prints the calls that run over the client only, with the reasons. */
function printUnswept(): void {
  const unswept = Object.entries(UNSWEPT);
  const width = Math.max(...unswept.map(([call]) => call.length));
  console.log(
    `\nCalls that no screen waits for, of which only the client's cells are run: ${unswept.length}`,
  );
  for (const [call, reason] of unswept) console.log(`· ${call.padEnd(width)} ${reason}`);
}

/** Prints how many cells of a payment passed, and how many are impossible for which reason. */
function printTruth(tests: readonly Told[]): void {
  const held = tests.filter(({ hasPassed }) => hasPassed).length;
  console.log(
    `\nWhat a guest is told after a payment, held against the ledger: ${held} of ${tests.length} cells`,
  );
  const reasons: string[] = [...LISTED, ...LEFT_LISTED].map(([reason]) => reason);
  console.log(`Cells that cannot be: ${reasons.length}`);
  for (const reason of new Set(reasons)) {
    const count = reasons.filter((each) => each === reason).length;
    console.log(`·${String(count).padStart(4)} ${reason}`);
  }
}

/** Prints the rows, and returns whether every row has a test. */
function printRows(tests: readonly Told[]): boolean {
  console.log('\nFaults and attacks');
  const counts = ROWS.map((row, index) => {
    const id = `T${index + 1}`;
    const own = tests.filter(({ title }) => new RegExp(`\\b${id}\\b`).test(title));
    console.log(
      `${mark(own)} ${id.padEnd(4)}${row.padEnd(42)}${String(own.length).padStart(5)} ${own.length === 1 ? 'test' : 'tests'}`,
    );
    return own.length;
  });
  return !counts.includes(0);
}

const sweep = vitest('faults');
const others = [
  ...vitest('soak'),
  ...vitest('unit', '-t', WITH_ROW),
  ...vitest('views', '-t', WITH_ROW),
  ...playwright(),
];
rmSync(folder, { recursive: true });

const overClient = sweep.filter(({ title }) => /the shipped client|whatever field of an answer/.test(title));
printCells('Calls of the catalogue, over the shipped client', overClient);
printCells(
  'Calls of a booking, to its end',
  sweep.filter(({ title }) => title.includes('call of a booking')),
);
printCells(
  'Calls of the account, each until what somebody came for is done',
  sweep.filter(({ title }) => title.includes('call of the account')),
);
printUnswept();
printTruth(sweep.filter(({ title }) => title.includes('the truth after')));
const isComplete = printRows([...sweep, ...others]);

const failed = [...sweep, ...others].filter(({ hasPassed }) => !hasPassed);
console.log(`\n${sweep.length + others.length - failed.length} passed, ${failed.length} failed`);
for (const { title } of failed) console.log(`  ${title}`);
if (!isComplete) console.log('A row has no test: what should have run has not.');
process.exit(failed.length > 0 || !isComplete ? 1 : 0);
