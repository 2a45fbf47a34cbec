import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import * as v from 'valibot';

export interface Count {
  passed: number;
  failed: number;
}

export interface Stage {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Counts the stage's tests by its exit code and its report. */
  count: (succeeded: boolean) => Count;
}

export interface StageResult extends Count {
  name: string;
  seconds: number;
}

/** Runs a stage and prints each of its lines at once, after the name of the stage. */
export async function runStage({ name, command, env = {}, count }: Stage): Promise<StageResult> {
  const [file = '', ...args] = command;
  const begun = performance.now();
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
  });
  const show = (line: string) => console.log(`${name.padEnd(6)} | ${line}`);
  show('begins');
  child.on('error', ({ message }) => show(`${file}: ${message}`));
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', show);
  const succeeded = await new Promise<boolean>((resolve) => {
    child.on('close', (code) => resolve(code === 0));
  });
  const seconds = (performance.now() - begun) / 1000;
  show(`${succeeded ? 'passed' : 'failed'}, ${seconds.toFixed(1)} s`);
  return { name, ...count(succeeded), seconds };
}

/** Runs the stages one after another. */
export async function runLane(stages: readonly Stage[]): Promise<StageResult[]> {
  const results: StageResult[] = [];
  for (const stage of stages) results.push(await runStage(stage));
  return results;
}

export function total(counts: readonly Count[]): Count {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Counts a stage as one test. */
export function oneTest(succeeded: boolean): Count {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts a stage that only prepares the next one: a failure counts, a success does not. */
export function onlyFailure(succeeded: boolean): Count {
  return { passed: 0, failed: succeeded ? 0 : 1 };
}

/** Counts the tests in a report of Vitest's JSON reporter. */
export function vitestTests(reportFile: string): (succeeded: boolean) => Count {
  const schema = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
  return fromReport(reportFile, schema, ({ numPassedTests, numFailedTests }) => {
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

/** Counts the tests in a report of Playwright's JSON reporter. A flaky test counts as failed. */
export function browserTests(reportFile: string): (succeeded: boolean) => Count {
  const schema = v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  });
  return fromReport(reportFile, schema, ({ stats: { expected, unexpected, flaky } }) => {
    return { passed: expected, failed: unexpected + flaky };
  });
}

/** A stage that failed without a failed test has crashed: this counts as one failure. */
function fromReport<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  countOf: (report: v.InferOutput<Schema>) => Count,
): (succeeded: boolean) => Count {
  return (succeeded) => {
    const report = existsSync(file) ? v.safeParse(schema, readJson(file)) : null;
    const count = report?.success ? countOf(report.output) : { passed: 0, failed: 0 };
    const crashed = count.failed === 0 && (!succeeded || !report?.success);
    return crashed ? { ...count, failed: 1 } : count;
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
