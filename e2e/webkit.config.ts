import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

export default defineConfig(chromium, {
  outputDir: '../test-results/webkit',
  use: { browserName: 'webkit', launchOptions: {}, permissions: [] },
});
