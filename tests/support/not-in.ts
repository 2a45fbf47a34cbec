import type { TestOptions } from 'vitest';
import { server } from 'vitest/browser';

declare module 'vitest' {
  interface TaskMeta {
    /** Why this engine skips the test. */
    leftOut?: string;
  }
}

/** Options of a test that skip it in an engine whose driver lacks what the test needs, with the reason. */
export function notIn(engine: 'firefox', reason: string): TestOptions {
  return server.browser === engine ? { skip: true, meta: { leftOut: reason } } : {};
}
