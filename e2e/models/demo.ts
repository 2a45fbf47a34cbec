import { test as base } from '@playwright/test';
import { startDemo, type Demo } from '../../demo/start-demo.ts';

/**
 * Tests with a demo of their worker's own, served from dist/. Relative addresses are the estate's site;
 * `demo.estate.state` is the estate as it stands, with its ledger.
 */
export const test = base.extend<object, { demo: Demo }>({
  demo: [
    async ({}, use) => {
      const demo = await startDemo({ port: 0 });
      await use(demo);
      await demo.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, use) => use(demo.siteUrl),
});
