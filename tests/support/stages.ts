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
  /** The stage's tests, from its exit code and its report. */
  count: (succeeded: boolean) => Count;
}

export interface StageResult extends Count {
  name: string;
  seconds: number;
}

/** Runs a stage; each line that it prints is shown at once, with the stage's name before it. */
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

/** Runs one stage after the other. */
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

/** A stage that is a test by itself. */
export function oneTest(succeeded: boolean): Count {
  return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A stage that only prepares the next one. */
export function onlyFailure(succeeded: boolean): Count {
  return { passed: 0, failed: succeeded ? 0 : 1 };
}

/** Reads the report of Vitest's JSON reporter. */
export function vitestTests(reportFile: string): (succeeded: boolean) => Count {
  const schema = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
  return fromReport(reportFile, schema, ({ numPassedTests, numFailedTests }) => {
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

/** Reads the report of Playwright's JSON reporter. A flaky test counts as failed. */
export function browserTests(reportFile: string): (succeeded: boolean) => Count {
  const schema = v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  });
  return fromReport(reportFile, schema, ({ stats: { expected, unexpected, flaky } }) => {
    return { passed: expected, failed: unexpected + flaky };
  });
}

/** A stage that failed without a failed test has crashed: that is one failure. */
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
