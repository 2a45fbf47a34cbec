import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandOptions } from '../support/command-options.ts';
import { readFailures, type Failure } from '../support/failures.ts';
import { ciListInWords } from './ci-list.ts';
import { install } from './install.ts';
import { readEnginesOptions, type Engine } from './options.ts';
import { outcomeOfPlaywright, outcomeOfVitest, type Outcome } from './reports.ts';
import { versionInWords } from './versions.ts';

// `npm run engines [-- <engine>] [--ci] [part of a test file's name]...`: runs e2e in other engines, and
// views in Firefox. Needs a build.
const { engines, patterns, isForCi } = commandOptions(readEnginesOptions);
const reports = mkdtempSync(join(tmpdir(), 'staychart-engines-'));

interface Suite {
  engine: Engine;
  name: 'e2e' | 'views';
  outcome: Outcome;
  failures: readonly Failure[];
}

if (isForCi) console.log(ciListInWords());
const suites: Suite[] = [];
for (const engine of engines) {
  install(engine);
  const e2e = join(reports, `${engine}-e2e.json`);
  run(
    engine,
    ['playwright', 'test', '--config', `e2e/${engine}.config.ts`, '--reporter', 'list,json', ...patterns],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: e2e,
    },
  );
  add({ engine, name: 'e2e' }, e2e, outcomeOfPlaywright);
  if (engine === 'webkit' || isForCi) continue;
  const views = join(reports, `${engine}-views.json`);
  // Gecko gives focus to only one page, so views run one at a time.
  const vitest = ['vitest', 'run', '--project', 'views', '--maxWorkers', '1'];
  run(
    engine,
    [...vitest, '--reporter', 'default', '--reporter', 'json', `--outputFile.json=${views}`, ...patterns],
    {},
  );
  add({ engine, name: 'views' }, views, outcomeOfVitest);
}
rmSync(reports, { recursive: true });

console.log('');
for (const { engine, name, outcome, failures } of suites) {
  for (const title of outcome.failed) {
    console.log(`${engine} ${name} failed: ${title}`);
    for (const { why } of failures.filter((one) => one.name === title)) console.log(why.replace(/^/gm, '  '));
  }
  for (const { title, reason } of outcome.leftOut)
    console.log(`${engine} ${name} left out: ${title}: ${reason}`);
  for (const { title, reason } of outcome.inPart)
    console.log(`${engine} ${name} passed in part: ${title}: ${reason}`);
}
console.log('');
for (const {
  engine,
  name,
  outcome: { passed, inPart, failed, leftOut },
} of suites) {
  console.log(
    `${engine.padEnd(8)} ${name.padEnd(6)} ${passed} passed (${inPart.length} in part), ${failed.length} failed, ${leftOut.length} not for this engine`,
  );
}
for (const engine of engines) console.log(versionInWords(engine));
process.exit(suites.some(({ outcome }) => outcome.failed.length > 0) ? 1 : 0);

/** Runs a suite and shows its output. Its tests may fail. */
function run(engine: Engine, [command = '', ...args]: string[], env: Record<string, string>): void {
  const change = pathToFileURL(join(import.meta.dirname, 'change-driver.ts')).href;
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env, STAYCHART_ENGINE: engine, NODE_OPTIONS: `--import ${change}` },
  });
}

/**
 * Adds a suite's result. A suite without a report has crashed, which is one failure. With parts of names, it
 * may just have no test.
 */
function add(suite: Pick<Suite, 'engine' | 'name'>, file: string, read: (report: unknown) => Outcome): void {
  const failed = patterns.length > 0 && !isForCi ? [] : ['the suite itself'];
  const crashed = { passed: 0, failed, leftOut: [], inPart: [] };
  suites.push({
    ...suite,
    outcome: existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : crashed,
    failures: readFailures(file),
  });
}
