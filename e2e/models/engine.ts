import { test as asInstalled } from '@playwright/test';
import type { Visit } from '../../tests/tools/engines/visit.ts';
import { test as inMiniBrowser } from '../../tests/tools/engines/webkit/test.ts';

const inOneBrowser = asInstalled.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, use) => {
      await use(async (baseURL, act) => {
        const page = await browser.newPage({ baseURL });
        const result = await act(page);
        await page.context().close();
        return result;
      });
    },
    { scope: 'worker' },
  ],
});

/** Playwright's `test` for the engine that `npm run e2e` has chosen. */
export const test: typeof inOneBrowser =
  process.env['STAYCHART_ENGINE'] === 'webkit' ? inMiniBrowser : inOneBrowser;
