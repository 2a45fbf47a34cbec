import { test as asInstalled, type Page } from '@playwright/test';
import { test as inMiniBrowser } from '../../tests/engines/webkit/test.ts';

const inOneBrowser = asInstalled.extend<{ elsewhere: Page }>({
  elsewhere: async ({ browser, baseURL }, use) => {
    const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
    await use(page);
    await page.context().close();
  },
});

/**
 * Playwright's `test` for the engine that `npm run engines` has chosen. `elsewhere` is a page that shares
 * nothing with `page`.
 */
export const test: typeof inOneBrowser =
  process.env['STAYCHART_ENGINE'] === 'webkit' ? inMiniBrowser : inOneBrowser;
