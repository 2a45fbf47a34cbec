import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { startDemo } from '../../../demo/start-demo.ts';
import { buildGallery, GALLERY } from './build.ts';
import type { GalleryState } from './states.ts';
import { BROWSER_ARGUMENTS } from '../../support/browser-arguments.ts';

const TODAY = '2027-05-01T10:00:00Z';

/** Builds the gallery and serves it while `visit` runs. An empty list of screens stands for all. */
export async function visitGallery(
  screens: readonly string[],
  visit: (baseURL: string, states: readonly GalleryState[]) => Promise<void>,
): Promise<void> {
  await buildGallery(GALLERY, screens);
  const states = JSON.parse(readFileSync(join(GALLERY, 'states.json'), 'utf8')) as GalleryState[];
  const demo = await startDemo({ port: 0 });
  try {
    await visit(demo.siteUrl, states);
  } finally {
    await demo.close();
  }
}

/** Opens the page that shows one state at a time, in a language. `broken` is told of its errors and their states. */
export async function openFrame(
  options: BrowserContextOptions,
  lang = 'en-GB',
  broken: (message: string, id: string) => void = () => undefined,
): Promise<OpenPage> {
  const open = await openPage(options);
  const { page } = open;
  await page.clock.setFixedTime(TODAY);
  page.on('pageerror', ({ message }) => broken(message, decodeURIComponent(page.url().replace(/^.*#/, ''))));
  await page.goto(`/gallery/frame.html?lang=${lang}`);
  return open;
}

/** Shows a state, and returns whether it was drawn. */
export async function showState(page: Page, id: string): Promise<boolean> {
  await page.evaluate((hash) => (location.hash = hash), encodeURIComponent(id));
  const drawn = page.locator(`html[data-drawn="${id}"]`).waitFor({ timeout: 5_000 });
  const isDrawn = await drawn.then(
    () => true,
    () => false,
  );
  await page.evaluate(() => document.fonts.ready);
  return isDrawn;
}

/** A page in its own browser. */
interface OpenPage {
  page: Page;
  close: () => Promise<void>;
}

/** Opens a page without motion, in the Chromium that tests/support/with-browser.ts has found. */
export async function openPage(options: BrowserContextOptions): Promise<OpenPage> {
  const executablePath = process.env['STAYCHART_CHROMIUM'];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: BROWSER_ARGUMENTS,
  });
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  return { page, close: () => browser.close() };
}
