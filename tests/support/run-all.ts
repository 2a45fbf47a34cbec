import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandOptions } from './command-options.ts';
import { readStageNames, type StageName } from './stage-names.ts';
import { browserTests, oneTest, onlyFailure, runStage, total, vitestTests, type Stage } from './stages.ts';

// `npm test`: every stage, whatever the others came to, and the sum of all tests in the last line. With names only those
// stages; STAYCHART_REPORTS names a folder in which their reports stay (npm run flakes).
const kept = process.env['STAYCHART_REPORTS'];
const reports = kept ?? mkdtempSync(join(tmpdir(), 'staychart-tests-'));
const report = (name: string) => join(reports, `${name}.json`);

const vitest = (project: string) => [
  ...['vitest', 'run', '--project', project],
  ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report(project)}`],
];
const withBrowser = ['node', 'tests/support/with-browser.ts'];

const stages: (Stage & { name: StageName })[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'types'], count: oneTest },
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'], count: oneTest },
  { name: 'unit', command: vitest('unit'), count: vitestTests(report('unit')) },
  { name: 'faults', command: vitest('faults'), count: vitestTests(report('faults')) },
  { name: 'views', command: [...withBrowser, ...vitest('views')], count: vitestTests(report('views')) },
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
];

const names = commandOptions(readStageNames);
const wanted = stages.filter(({ name }) => names.includes(name));
const results = wanted.map(runStage);
if (kept === undefined) rmSync(reports, { recursive: true });

console.log('');
for (const { name, passed, failed, seconds } of results) {
  console.log(`${name.padEnd(6)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
}
const { passed, failed } = total(results);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
