import { chromium, firefox, type BrowserContextOptions, type Page } from 'playwright';
import { FIREFOX } from '../engines/firefox.ts';
import { pageOf, sizeByScreen } from '../engines/webkit/driver.ts';
import { startMiniBrowser } from '../engines/webkit/mini-browser.ts';
import type { GalleryEngine, Look } from './options.ts';
import { SHEET } from './photograph.ts';

const CHROMIUM: Readonly<Record<Look, BrowserContextOptions>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
  paper: { colorScheme: 'light' },
};

const LIGHT = { 'layout.css.prefers-color-scheme.content-override': 1 };

/** Preferences for a look: in Firefox a context cannot set it. */
const FIREFOX_PREFERENCES: Readonly<Record<Look, Record<string, number>>> = {
  light: LIGHT,
  dark: { 'layout.css.prefers-color-scheme.content-override': 0 },
  forced: { ...LIGHT, 'browser.display.document_color_use': 2 },
  paper: LIGHT,
};

/** The longest page in pixels that the screen of WebKit can show. */
const LONGEST = 12_000;

/** What to open a page with: the site, the viewport in pixels, and the look. */
export interface ShownPage {
  baseURL: string;
  viewport: { width: number; height: number };
  look: Look;
}

/** A page in its own browser, without motion. */
export interface OpenPage {
  page: Page;
  close: () => Promise<void>;
}

/** Opens a browser that shows pages in a look. */
export async function openIn(engine: GalleryEngine, shown: ShownPage): Promise<OpenPage> {
  if (engine === 'webkit') return openInWebKit(shown);
  const { look, ...options } = shown;
  const browser = await (engine === 'firefox' ? launchFirefox(look) : launchChromium());
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...options,
    ...(engine === 'chromium' ? CHROMIUM[look] : {}),
  });
  return { page: await context.newPage(), close: () => browser.close() };
}

function launchFirefox(look: Look) {
  const { firefoxUserPrefs, ...launch } = FIREFOX;
  const preferences = { ...firefoxUserPrefs, ...FIREFOX_PREFERENCES[look], 'ui.prefersReducedMotion': 1 };
  return firefox.launch({ ...launch, firefoxUserPrefs: preferences });
}

function launchChromium() {
  const executablePath = process.env['STAYCHART_CHROMIUM'];
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
}

async function openInWebKit({ baseURL, viewport, look }: ShownPage): Promise<OpenPage> {
  const mini = await startMiniBrowser({ width: Math.max(viewport.width, SHEET.width), height: LONGEST });
  const page = await pageOf(mini, baseURL);
  sizeByScreen(page, mini);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: look === 'dark' ? 'dark' : 'light', reducedMotion: 'reduce' });
  return {
    page,
    close: async () => {
      await page.context().browser()?.close();
      await mini.close();
    },
  };
}
