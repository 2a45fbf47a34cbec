import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';

export interface Stage {
  name: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** The file of Vitest's or Playwright's JSON reporter. A stage without one counts as one test. */
  report?: string;
}

export interface StageResult {
  name: string;
  passed: number;
  failed: number;
  /** What the stage printed. */
  output: string;
}

/** Runs a stage. Its output is kept, so that stages can run side by side and each can be read whole. */
export async function runStage({ name, command, env = {}, report }: Stage): Promise<StageResult> {
  const [file = '', ...args] = command;
  const begun = performance.now();
  console.log(`${name} begins`);
  const child = spawn(file, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  }
  child.on('error', ({ message }) => printed.push(`${file}: ${message}\n`));
  const succeeded = await new Promise<boolean>((resolve) => {
    child.on('close', (code) => resolve(code === 0));
  });
  const counted = countOf(succeeded, report === undefined ? null : readReport(report));
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${name}: ${counted.passed} passed, ${counted.failed} failed, ${seconds.toFixed(0)} s`);
  return { name, ...counted, output: printed.join('') };
}

const ofVitest = v.pipe(
  v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
  v.transform(({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests })),
);

const ofPlaywright = v.pipe(
  v.object({ stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }) }),
  v.transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
);

/**
 * The tests of a stage by its exit code and its report; null for a stage that writes none. A flaky test counts
 * as failed, and a crash, or a report that cannot be read, as one failure.
 */
export function countOf(succeeded: boolean, report: unknown): { passed: number; failed: number } {
  if (report === null) return succeeded ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const read = v.safeParse(v.union([ofVitest, ofPlaywright]), report);
  const { passed, failed } = read.success ? read.output : { passed: 0, failed: 0 };
  const hasCrashed = failed === 0 && (!succeeded || !read.success);
  return { passed, failed: hasCrashed ? 1 : failed };
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
