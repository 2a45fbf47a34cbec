import { defineConfig } from '@playwright/test';
import { FIREFOX } from '../tests/tools/engines/firefox.ts';
import chromium from './playwright.config.ts';

const { channel, ...launchOptions } = FIREFOX;

export default defineConfig(chromium, {
  outputDir: '../test-results/firefox',
  use: { browserName: 'firefox', channel, launchOptions, permissions: [] },
});
