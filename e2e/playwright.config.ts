import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../tests/support/browser-arguments.ts';
import { PATIENCE } from '../tests/support/patience.ts';

const chromium = process.env['STAYCHART_CHROMIUM'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  workers: Math.max(2, availableParallelism() - 1),
  retries: 0,
  // The longest test is a whole booking with axe on each screen, on two cores that other tests share.
  timeout: 240_000,
  // A first screen needs all of its code and the estate's answers, while two browsers share the cores.
  expect: { timeout: 2 * PATIENCE },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    // A page that a test answers itself counts as public. Its calls to this machine would be blocked.
    permissions: ['local-network-access'],
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: BROWSER_ARGUMENTS,
    },
  },
});
