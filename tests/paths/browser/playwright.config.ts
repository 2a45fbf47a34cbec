import { defineConfig } from '@playwright/test';
import browserTests from '../../../e2e/playwright.config.ts';
import { PATIENCE } from '../../support/patience.ts';

/** Paths in the browser: `npm run paths:browser -- booking --shard=1/4`. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.replay.ts',
  globalSetup: './build.ts',
  globalTeardown: './write-coverage.ts',
  fullyParallel: true,
  outputDir: '../../../test-results',
  timeout: 120_000,
  use: { ...browserTests.use, actionTimeout: PATIENCE },
});
