import { defineConfig } from '@playwright/test';
import browserTests from '../../../../e2e/playwright.config.ts';
import { PATIENCE } from '../../../support/patience.ts';

/** Paths in the built widget: `npm run paths:browser -- -g '3 of'`. */
export default defineConfig({
  ...browserTests,
  testDir: '.',
  testMatch: '*.replay.ts',
  globalSetup: './build.ts',
  fullyParallel: true,
  outputDir: '../../../test-results',
  use: { ...browserTests.use, actionTimeout: PATIENCE },
});
