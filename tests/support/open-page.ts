import { chromium, type BrowserContextOptions, type Page } from 'playwright';
import { BROWSER_ARGUMENTS } from './browser-arguments.ts';

/** A page in its own browser. */
export interface OpenPage {
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
