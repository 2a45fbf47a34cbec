import { TestRunner, type RunnerTestCase } from 'vitest';
import { addHits, type Hits } from '../tools/paths/recorder.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The transitions that machines took in this test, for the report of `npm run paths`. */
    taken?: Hits;
  }
}

/** Records the transitions in the running test. tests/support/views-coverage.ts collects them. */
export function noteTaken(hits: Hits): void {
  const test = TestRunner.getCurrentTest<RunnerTestCase | undefined>();
  if (test) addHits((test.meta.taken ??= {}), hits);
}
