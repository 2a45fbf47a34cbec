import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOptions } from './command-options.ts';
import { runStage, type Stage, type StageResult } from './stages.ts';

// `npm run check`, `npm test` and `npm run test:all` run their stages; `rest` is what test:all adds to test.
// Two lanes run side by side: a browser waits for pages and leaves a core idle. One browser runs at a time.
// A failed stage stops no other. The output of failed stages stands at the end, before the sum of all tests.

const reports = mkdtempSync(join(tmpdir(), 'staychart-tests-'));
const report = (name: string) => join(reports, `${name}.json`);

const CHECK_TYPES: Stage = {
  name: 'types',
  command: ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc.tsbuildinfo'],
};
const ESLINT: Stage = {
  name: 'eslint',
  command: ['eslint', '--config', 'tests/support/eslint.config.js', '--max-warnings', '0', '.'],
};
const PRETTIER: Stage = { name: 'prettier', command: ['prettier', '--log-level', 'warn', '--check', '.'] };

/** Tests of Vitest, run by `command` with `args`. */
function vitest(
  name: string,
  args: readonly string[],
  command = ['vitest', 'run', '--project', name],
): Stage {
  const file = report(name);
  const reporters = ['--reporter', 'dot', '--reporter', 'json', `--outputFile.json=${file}`];
  return { name, command: [...command, ...reporters, ...args], report: file };
}

/** Beside a browser one core stays free: with all busy, an answer can take longer than the widget waits. */
const BESIDE_BROWSER = [`--maxWorkers=${Math.max(1, availableParallelism() - 1)}`];

/** Tests of e2e in an engine; in Chromium where none is named. */
function e2e(name: string, ...args: string[]): Stage {
  const file = report(name);
  return {
    name,
    command: ['node', 'tests/tools/engines/run.ts', 'e2e', ...args, '--reporter', 'dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    report: file,
  };
}

/** Words with accents at both ends, a third longer and from right to left, on the screens with the most words. */
const LONG_WORDS = [
  'rates',
  'itinerary',
  'summary',
  'addons',
  '--main',
  '--lang',
  'ar-XB',
  '--view',
  '320-light',
  '--view',
  '1280-light',
];

/** The core without the comparison of pixels (T21), which is made for Chromium; and some pages of others. */
const IN_ENGINES = ['--grep', '@core|@engines', '--grep-invert', 'T21'];

type Lane = readonly Stage[];

const TEST: readonly Lane[] = [
  [vitest('unit', BESIDE_BROWSER), CHECK_TYPES, ESLINT],
  [
    { name: 'build', command: ['npm', 'run', 'build'] },
    e2e('e2e core', '--grep', '@core'),
    vitest('views', [], ['node', 'tests/tools/engines/run.ts', 'views']),
    PRETTIER,
  ],
];

const REST: readonly Lane[] = [
  [vitest('faults', BESIDE_BROWSER), vitest('soak', BESIDE_BROWSER)],
  [
    e2e('e2e rest', '--grep-invert', '@core'),
    e2e('e2e firefox', 'firefox', ...IN_ENGINES),
    e2e('e2e webkit', 'webkit', ...IN_ENGINES),
    {
      name: 'long words',
      command: [
        'node',
        'tests/support/with-browser.ts',
        'node',
        'tests/tools/gallery/check.ts',
        ...LONG_WORDS,
      ],
    },
    { name: 'plugin', command: ['node', 'widget/build/wordpress.ts'] },
    { name: 'wordpress', command: ['node', 'tests/wordpress/run.ts'] },
  ],
];

const SETS: Readonly<Record<string, readonly (readonly Lane[])[]>> = {
  check: [[[CHECK_TYPES], [ESLINT], [PRETTIER], [vitest('unit', [])]]],
  test: [TEST],
  rest: [REST],
  all: [TEST, REST],
};

const sets = commandOptions((args) => {
  const found = SETS[args[0] ?? ''];
  if (!found || args.length > 1) throw new Error(`name one of ${Object.keys(SETS).join(', ')}`);
  return found;
});

async function runLane(stages: Lane): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) results.push(await runStage(stage));
  return results;
}

const results: StageResult[] = [];
for (const lanes of sets) results.push(...(await Promise.all(lanes.map(runLane))).flat());
rmSync(reports, { recursive: true });
for (const { name, failed, output } of results) {
  if (failed > 0) console.log(`\n=== ${name} failed\n${output}`);
}
const sum = (count: 'passed' | 'failed') => results.reduce((all, result) => all + result[count], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
