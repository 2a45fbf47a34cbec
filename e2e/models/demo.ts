import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { startDemo, type Demo } from '../../demo/start-demo.ts';
import { isOfDriver } from '../../tests/tools/engines/driver-style.ts';
import { isEnginesOwn } from '../../tests/tools/engines/own-words.ts';
import { test as base } from './engine.ts';
import { attachDebugger, describeStuckPage } from './stuck-page.ts';

/** The reason for which tests of printed pages skip Firefox. */
export const NO_PAPER_IN_FIREFOX =
  'Firefox 153 cannot be told over WebDriver BiDi to show a page as on paper';

/** The date of every test, in the estate and in the browser. */
export const TODAY = '2027-01-04';

interface Watch {
  /** The console's errors and warnings, and uncaught errors, so far. */
  complaints: string[];
}

/**
 * Tests with one demo per worker, served from dist/. Each test starts with a fresh estate. Relative addresses
 * belong to the estate's site.
 *
 * `demo.estate.state` is the current state with its ledger; a test may replace `handle`. The browser has the
 * estate's date.
 *
 * A test fails on every complaint of the console that it has not removed from `watch.complaints`.
 */
export const inDemo = base.extend<{ watch: Watch }, { demo: Demo }>({
  demo: [
    async ({}, use) => {
      const demo = await startDemo({ port: 0, today: TODAY });
      await use(demo);
      await demo.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, use) => use(demo.siteUrl),
  watch: [
    async ({ page, demo, browserName, javaScriptEnabled }, use, testInfo) => {
      demo.estate.reset();
      const { handle } = demo.estate;
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!isOfDriver(text) && !isEnginesOwn(browserName, text)) complaints.push(text);
      };
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complain(message.text());
      });
      page.on('pageerror', (error) => {
        complain(error.message);
      });
      await page.clock.setFixedTime(`${TODAY}T10:00:00Z`);
      const hasDebugger = browserName === 'chromium' && javaScriptEnabled !== false;
      const session = hasDebugger ? await attachDebugger(page) : null;
      await use({ complaints });
      demo.estate.handle = handle;
      const stuck =
        testInfo.status === testInfo.expectedStatus ? null : await describeStuckPage(page, session);
      if (stuck !== null) throw new Error(stuck);
      expect(complaints, 'the console is quiet').toEqual([]);
    },
    { auto: true },
  ],
});

/** Finishes transitions and animations, for example of a dialog that opens. */
export async function finishChanges(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const { shadowRoot } of document.querySelectorAll('stay-booking, stay-account')) {
      for (const change of shadowRoot?.getAnimations() ?? []) {
        if (change.effect?.getComputedTiming().endTime !== Infinity) change.finish();
      }
    }
  });
}

/**
 * Expects that axe finds nothing on the page, once its transitions have finished. Legacy mode skips frames of
 * other origins, which hold nothing of ours, and needs no second page for its report.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await finishChanges(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}
