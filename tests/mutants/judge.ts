import { join } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import { PROJECT } from '../architecture/sources.ts';

/** What the run asks of a judge. */
export interface Question {
  /** A file from the project's root, as it stands with the fault; null for the tests as they are. */
  faulty: { file: string; source: string } | null;
  /** From the project's root, in the order in which they run. */
  tests: readonly string[];
}

export interface Verdict {
  /** The test file that failed first, or 'no tests' where a file of tests could not even be loaded; null for none. */
  failed: string | null;
  /** What it said. */
  message: string;
  /** That test has waited in vain, and says nothing else: a slow computer would have it fail, too. */
  isTimeOut: boolean;
  /** Milliseconds of each test file. */
  durations: Record<string, number>;
}

/** Milliseconds. */
const LONGEST_TEST = 25_000;

let faulty: { path: string; source: string } | null = null;
let order: readonly string[] = [];

/** Those first that most likely fail. */
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => order.indexOf(moduleId);
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b)));
  }
}

// One process with one Vitest in it, that keeps what it has compiled: a mutant takes the time of its tests.
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
      testModules.map((each) => [each.relativeModuleId, each.diagnostic().duration]),
    ),
  };
}

function forget(path: string): void {
  vitest.invalidateFile(path);
  vitest.watcher.invalidates.add(path);
}

// Whatever ends the run ends its judges.
process.on('disconnect', () => process.exit());
process.on('message', (question: Question) => {
  void judge(question).then((verdict) => process.send?.(verdict));
});
process.send?.('ready');
