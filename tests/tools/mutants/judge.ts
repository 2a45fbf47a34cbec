import { join } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import { PROJECT } from '../../architecture/sources.ts';

/** A request of the run to a judge. */
export interface Question {
  /** A file from the project's root with the fault in its source; null for the tests without a mutant. */
  faulty: { file: string; source: string } | null;
  /** The test files from the project's root, in their order. */
  tests: readonly string[];
}

export interface Verdict {
  /** The first test file that failed, or 'no tests' where one could not be loaded; null where all passed. */
  failed: string | null;
  /** The message of the failure. */
  message: string;
  /** Whether the only failure is a time-out, which a slow computer causes too. */
  isTimeOut: boolean;
  /** The milliseconds of each test file, with what it does before its tests. */
  durations: Record<string, number>;
}

/** Milliseconds. */
const LONGEST_TEST = 60_000;

let faulty: { path: string; source: string } | null = null;
let order: readonly string[] = [];

/** Runs the tests that fail most likely first. */
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => order.indexOf(moduleId);
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b)));
  }
}

// One process with one Vitest keeps what it has compiled, so that a mutant takes only the time of its tests.
const vitest = await createVitest(
  {
    config: false,
    root: PROJECT,
    watch: false,
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    bail: 1,
    testTimeout: LONGEST_TEST,
    fsModuleCache: false,
    reporters: [{}],
    sequence: { sequencer: InOrder },
  },
  {
    plugins: [
      {
        name: 'fault',
        enforce: 'pre',
        load: (id) => (faulty !== null && id.split('?')[0] === faulty.path ? faulty.source : null),
      },
    ],
  },
);
const known = new Map((await vitest.globTestSpecifications()).map((each) => [each.moduleId, each]));

async function judge({ faulty: asked, tests }: Question): Promise<Verdict> {
  const before = faulty;
  faulty = asked && { path: join(PROJECT, asked.file), source: asked.source };
  for (const each of [before?.path, faulty?.path]) if (each !== undefined) forget(each);
  order = tests.map((test) => join(PROJECT, test));
  const specifications = order.flatMap((test) => known.get(test) ?? []);
  if (specifications.length < order.length) throw new Error(`no such test among ${tests.join(', ')}`);
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = testModules.find((module) => module.state() === 'failed');
  const errors = [...(failed?.children.allTests('failed') ?? [])].flatMap(
    (test) => test.result().errors ?? [],
  );
  return {
    message: errors[0]?.message ?? '',
    isTimeOut: errors.length > 0 && errors.every(({ message }) => message.startsWith('Test timed out in')),
    failed: failed?.relativeModuleId ?? (unhandledErrors.length > 0 ? 'an error outside of tests' : null),
    durations: Object.fromEntries(
      testModules.map((each) => {
        const { duration, collectDuration } = each.diagnostic();
        return [each.relativeModuleId, duration + collectDuration];
      }),
    ),
  };
}

function forget(path: string): void {
  vitest.invalidateFile(path);
  vitest.watcher.invalidates.add(path);
}

// When the run ends, its judges end.
process.on('disconnect', () => process.exit());
process.on('message', (question: Question) => {
  void judge(question).then((verdict) => process.send?.(verdict));
});
process.send?.('ready');
