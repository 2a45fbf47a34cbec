import { test as asInstalled } from '@playwright/test';
import { test as inMiniBrowser } from '../../tests/engines/webkit/test.ts';

/** Playwright's tests in the engine that `npm run engines` runs them in. */
export const test: typeof asInstalled =
  process.env['STAYCHART_ENGINE'] === 'webkit' ? inMiniBrowser : asInstalled;
