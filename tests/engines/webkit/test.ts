import { test as base, webkit, type Page } from '@playwright/test';
import { baseAt, followFragments, giveHands } from './driver.ts';
import { Hands } from './hands.ts';
import { startMiniBrowser } from './mini-browser.ts';

/** Playwright's tests in the WebKitGTK of the distribution: each has a MiniBrowser of its own. */
export const test = base.extend<{ miniPage: Page }>({
  miniPage: async ({ viewport, baseURL }, use) => {
    const mini = await startMiniBrowser(viewport ?? { width: 1280, height: 720 });
    const hands = new Hands(mini.display);
    const browser = await webkit.connectOverCDP(await mini.inspector.page());
    const [page] = browser.contexts().flatMap((context) => context.pages());
    if (!page) throw new Error('MiniBrowser has no page');
    baseAt(page.context(), baseURL);
    followFragments(page);
    await giveHands(page, hands);
    await use(page);
    await hands.close();
    await mini.close();
  },
  page: async ({ miniPage }, use) => use(miniPage),
  context: async ({ miniPage }, use) => use(miniPage.context()),
});
