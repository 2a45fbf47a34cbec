import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOptions } from './command-options.ts';
import { readFailures } from './failures.ts';
import { readStageNames, REPORTED, type StageName } from './stage-names.ts';
import { browserTests, oneTest, onlyFailure, runLane, total, vitestTests, type Stage } from './stages.ts';

// `npm test` runs every stage, also after one has failed, and prints the sum of all tests in the last line.
// Arguments select stages; STAYCHART_REPORTS names a folder that keeps their reports (npm run flakes).
// Two lanes run side by side (D-601): a browser that waits for pages and time leaves cores idle, which the tests in
// Node use. One browser runs at a time.
const kept = process.env['STAYCHART_REPORTS'];
const reports = kept ?? mkdtempSync(join(tmpdir(), 'staychart-tests-'));
const report = (name: string) => join(reports, `${name}.json`);

const vitest = (project: string) => [
  ...['vitest', 'run', '--project', project],
  ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report(project)}`],
];
// One core stays free for the browser: with all cores busy, an answer can take longer than the widget waits.
const besideBrowser = (project: string) => [
  ...vitest(project),
  `--maxWorkers=${Math.max(1, availableParallelism() - 1)}`,
];
const withBrowser = ['node', 'tests/support/with-browser.ts'];

type NamedStage = Stage & { name: StageName };

const withoutBrowser: NamedStage[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'], count: oneTest },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'], count: oneTest },
  { name: 'unit', command: besideBrowser('unit'), count: vitestTests(report('unit')) },
  { name: 'faults', command: besideBrowser('faults'), count: vitestTests(report('faults')) },
];

const inBrowser: NamedStage[] = [
  { name: 'build', command: ['npm', 'run', '--silent', 'build'], count: onlyFailure },
  {
    name: 'e2e',
    command: [
      ...withBrowser,
      ...['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list,json'],
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e') },
    count: browserTests(report('e2e')),
  },
  { name: 'views', command: [...withBrowser, ...vitest('views')], count: vitestTests(report('views')) },
];

const names = commandOptions(readStageNames);
const wanted = (lane: NamedStage[]) => lane.filter(({ name }) => names.includes(name));
const lanes = await Promise.all([runLane(wanted(withoutBrowser)), runLane(wanted(inBrowser))]);
const results = lanes.flat();

console.log('');
for (const name of REPORTED.filter((stage) => names.includes(stage))) {
  for (const failure of readFailures(report(name))) {
    console.log(`${name} failed: ${failure.name}\n${failure.why.replace(/^/gm, '    ')}\n`);
  }
}
if (kept === undefined) rmSync(reports, { recursive: true });
for (const { name, passed, failed, seconds } of results) {
  console.log(`${name.padEnd(6)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
}
const { passed, failed } = total(results);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
