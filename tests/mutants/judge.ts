import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';
import { PROJECT } from '../architecture/sources.ts';
import { mutate, type Mutant } from './edits.ts';

/** What the run asks of a judge; without a mutant the tests as they are. */
export interface Question {
  mutant: Mutant | null;
  /** From the project's root, in the order in which they run. */
  tests: readonly string[];
}

export interface Verdict {
  /** The test file that failed first, or 'no tests' where a file of tests could not even be loaded; null for none. */
  failed: string | null;
  /** Milliseconds of each test file. */
  durations: Record<string, number>;
}

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
    testTimeout: 60_000,
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

async function judge({ mutant, tests }: Question): Promise<Verdict> {
  const before = faulty;
  const path = mutant ? join(PROJECT, mutant.file) : '';
  faulty = mutant ? { path, source: mutate(readFileSync(path, 'utf8'), mutant) } : null;
  for (const each of [before?.path, faulty?.path]) if (each !== undefined) forget(each);
  order = tests.map((test) => join(PROJECT, test));
  const specifications = order.flatMap((test) => known.get(test) ?? []);
  if (specifications.length < order.length) throw new Error(`no such test among ${tests.join(', ')}`);
  vitest.state.filesMap.clear();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const failed = testModules.find((module) => module.state() === 'failed');
  return {
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
