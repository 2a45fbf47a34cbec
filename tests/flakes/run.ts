import { fork, spawn } from 'node:child_process';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { commandOptions } from '../support/command-options.ts';
import { readFailures, type Failure } from '../support/failures.ts';
import { REPORTED, type StageName } from '../support/stage-names.ts';
import { LAYERS, readFlakesOptions } from './options.ts';

// `npm run flakes -- <layer> <n> [--busy | --half-busy] [--late]` runs a layer n times and reports how often each
// test failed.
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/flakes');
const RUN_ALL = join(import.meta.dirname, '../support/run-all.ts');

const { layer, times: count, busy, isLate } = commandOptions(readFlakesOptions);
const stages = LAYERS[layer] ?? [];

interface Run {
  failed: Failure[];
  seconds: number;
}

if (layer === 'e2e') await runStages(['build'], join(FOLDER, 'build'));
const times = new Map<string, number[]>();
const runs: Run[] = [];
for (let index = 1; index <= count; index += 1) {
  const isBusy = busy === 'always' || (busy === 'half' && index % 2 === 0);
  const run = await runOnce(stages, `${layer}-${index}`, isBusy);
  runs.push(run);
  const end = run.failed.length === 0 ? 'passed' : `${run.failed.length} failed`;
  console.log(`run ${index} of ${count}${isBusy ? ', busy' : ''}: ${end}, ${run.seconds.toFixed(1)} s`);
  for (const { name, why } of run.failed) {
    times.set(name, [...(times.get(name) ?? []), index]);
    console.log(`  ${name}\n${why.replace(/^/gm, '    ')}`);
  }
}

const seconds = runs.map((run) => run.seconds).sort((a, b) => a - b);
const sound = runs.filter(({ failed }) => failed.length === 0).length;
console.log(
  `\n${layer}: ${sound} of ${runs.length} runs passed, ${seconds[0]?.toFixed(1)} to ${seconds.at(-1)?.toFixed(1)} s each`,
);
for (const [name, at] of [...times].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`${at.length} of ${runs.length} times (run ${at.join(', ')}): ${name}`);
}
process.exit(sound === runs.length ? 0 : 1);

async function runOnce(names: readonly StageName[], name: string, isBusy: boolean): Promise<Run> {
  const spinners = isBusy
    ? Array.from({ length: availableParallelism() }, () => fork(join(import.meta.dirname, 'spin.ts')))
    : [];
  const begun = performance.now();
  const folder = join(FOLDER, name);
  const succeeded = await runStages(names, folder);
  for (const spinner of spinners) spinner.kill();
  const failed = REPORTED.flatMap((stage) => readFailures(join(folder, `${stage}.json`)));
  const crashed = { name: 'no test, but the run itself', why: join(folder, 'log.txt') };
  return {
    failed: failed.length > 0 || succeeded ? failed : [crashed],
    seconds: (performance.now() - begun) / 1000,
  };
}

/**
 * Whether the stages of `npm test` succeed. Their output is in the folder's log.txt, beside their reports.
 */
function runStages(names: readonly StageName[], folder: string): Promise<boolean> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const log = openSync(join(folder, 'log.txt'), 'w');
  const child = spawn(process.execPath, [RUN_ALL, ...names], {
    stdio: ['ignore', log, log],
    env: { ...process.env, STAYCHART_REPORTS: folder, ...(isLate ? { STAYCHART_LATE: 'yes' } : {}) },
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}
