import { test as base, type Page } from '@playwright/test';
import { leaveOutPart } from '../../../../e2e/models/in-part.ts';
import type { Visit } from '../visit.ts';
import {
  closeBy,
  findKeptPages,
  followFragments,
  followFrames,
  giveHands,
  keepLinksClear,
  pageOf,
} from './driver.ts';
import { Hands } from './hands.ts';
import { startMiniBrowser } from './mini-browser.ts';

interface PageOptions {
  viewport: { width: number; height: number } | null;
  baseURL: string | undefined;
}

/** Playwright's tests in the distribution's WebKitGTK. Each test and each visit has its own MiniBrowser. */
export const test = base.extend<{ miniPage: Page }, { visit: Visit }>({
  miniPage: async ({ viewport, baseURL }, use) => withMiniBrowser({ viewport, baseURL }, use),
  page: async ({ miniPage }, use) => use(miniPage),
  context: async ({ miniPage }, use) => use(miniPage.context()),
  visit: [
    async ({}, use) => {
      await use((baseURL, act) => withMiniBrowser({ viewport: null, baseURL }, act));
    },
    { scope: 'worker' },
  ],
});

async function withMiniBrowser<Result>(
  { viewport, baseURL }: PageOptions,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const mini = await startMiniBrowser(viewport ?? { width: 1280, height: 720 });
  const hands = new Hands(mini.display);
  const page = await pageOf(mini, baseURL);
  const width = await page.evaluate(() => innerWidth);
  if (viewport && width !== viewport.width)
    leaveOutPart(`MiniBrowser is no narrower than ${width} px, where the test is for ${viewport.width}`);
  followFragments(page);
  findKeptPages(page);
  followFrames(page);
  keepLinksClear(page);
  closeBy(page, mini.close);
  await giveHands(page, hands);
  const result = await act(page);
  await hands.close();
  await mini.close();
  return result;
}
