import type { TestOptions } from 'vitest';
import { server } from 'vitest/browser';

declare module 'vitest' {
  interface TaskMeta {
    /** Why the test is not for this engine; `npm run engines` tells it. */
    leftOut?: string;
  }
}

/** For the options of a test: leaves it out in an engine whose driver cannot do what it needs, and says why. */
export function notIn(engine: 'firefox', reason: string): TestOptions {
  return server.browser === engine ? { skip: true, meta: { leftOut: reason } } : {};
}
