import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { startDemo, type Demo } from '../../demo/start-demo.ts';
import { isOfDriver } from '../../tests/engines/driver-style.ts';
import { isEnginesOwn } from '../../tests/engines/own-words.ts';
import { test as base } from './engine.ts';
import { describeStuckPage } from './stuck-page.ts';

/** Why a test of what is printed is not for it. */
export const NO_PAPER_IN_FIREFOX =
  'Firefox 153 cannot be told over WebDriver BiDi to show a page as on paper';

/** The day on which every test happens, in the estate and in the browser. */
export const TODAY = '2027-01-04';

interface Watch {
  /** Errors and warnings of the console, and errors that nothing caught, so far. */
  complaints: string[];
}

/**
 * Tests with a demo of their worker's own, served from dist/; each finds the estate as it opened. Relative addresses are the estate's site;
 * `demo.estate.state` is the estate as it stands, with its ledger; its `handle` may be replaced for a test. The browser's date is the estate's.
 * A test fails on any complaint of the console that it has not taken out of `watch.complaints`.
 */
export const test = base.extend<{ watch: Watch }, { demo: Demo }>({
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
    async ({ page, demo, browserName }, use, testInfo) => {
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
      await use({ complaints });
      demo.estate.handle = handle;
      if (testInfo.status === 'timedOut') console.log(await describeStuckPage(page));
      expect(complaints, 'the console is quiet').toEqual([]);
    },
    { auto: true },
  ],
});

/** Brings what is coming up, a dialog for instance, to where it comes to rest. */
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
 * Expects that axe finds nothing on the page as it stands, once what is coming up has come. In legacy mode axe leaves out
 * frames of other origins, which hold nothing of ours, and needs no second page to sum up in.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await finishChanges(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
}
