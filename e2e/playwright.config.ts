import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../tests/support/browser-arguments.ts';
import { PATIENCE } from '../tests/support/patience.ts';

const chromium = process.env['STAYCHART_CHROMIUM'];
// Late files and answers leave the cores idle.
const isLate = Boolean(process.env['STAYCHART_LATE']);

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  workers: isLate ? 3 * availableParallelism() : Math.max(2, availableParallelism() - 1),
  fullyParallel: isLate,
  retries: 0,
  // The longest test is a whole booking with axe on each screen, on two cores that other tests share.
  timeout: 240_000,
  // A first screen needs all of its code and the estate's answers, while two browsers share the cores.
  expect: { timeout: 2 * PATIENCE },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: BROWSER_ARGUMENTS,
    },
  },
});
