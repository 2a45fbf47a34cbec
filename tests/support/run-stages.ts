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
const withBrowser = ['node', 'tests/support/with-browser.ts'];

const npm = (name: string, script = name): Stage => ({ name, command: ['npm', 'run', '--silent', script] });

/** Words with accents at both ends, a third longer and from right to left, on the screens with the most words. */
const LONG_WORDS = ['rates', 'itinerary', 'summary', 'addons', '--main', '--lang', 'ar-XB'];

function vitest(name: string, before: readonly string[] = [], ...args: string[]): Stage {
  const command = ['vitest', 'run', '--project', name, '--reporter', 'dot', '--reporter', 'json'];
  return {
    name,
    command: [...before, ...command, `--outputFile.json=${report(name)}`, ...args],
    report: report(name),
  };
}

/** Beside a browser one core stays free: with all busy, an answer can take longer than the widget waits. */
const inNode = (name: string) => vitest(name, [], `--maxWorkers=${Math.max(1, availableParallelism() - 1)}`);

function playwright(name: string, ...args: string[]): Stage {
  return {
    name,
    command: [...args, '--reporter', 'dot,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report(name) },
    report: report(name),
  };
}

const e2e = [...withBrowser, 'playwright', 'test', '--config', 'e2e/playwright.config.ts'];

type Lane = readonly Stage[];

const TYPES = npm('types');
const LINT = npm('lint');

const TEST: readonly Lane[] = [
  [TYPES, LINT, inNode('unit')],
  [npm('build'), playwright('e2e core', ...e2e, '--grep', '@core'), vitest('views', withBrowser)],
];

const REST: readonly Lane[] = [
  [inNode('faults'), inNode('soak')],
  [
    playwright('e2e rest', ...e2e, '--grep-invert', '@core'),
    { name: 'long words', command: [...withBrowser, 'node', 'tests/gallery/check.ts', ...LONG_WORDS] },
    playwright('firefox', 'node', 'tests/engines/run.ts', 'firefox', '--grep', '@core'),
    playwright('webkit', 'node', 'tests/engines/run.ts', 'webkit', '--grep', '@core'),
    npm('plugin', 'wordpress'),
    { name: 'wordpress', command: ['node', 'tests/wordpress/run.ts'] },
  ],
];

const SETS: Readonly<Record<string, readonly (readonly Lane[])[]>> = {
  check: [[[TYPES], [LINT], [vitest('unit')]]],
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
