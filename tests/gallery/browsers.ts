import { chromium, firefox, type Browser, type BrowserContextOptions } from 'playwright';
import { FIREFOX } from '../engines/firefox.ts';
import type { GalleryEngine, Look } from './options.ts';

const CHROMIUM: Readonly<Record<Look, BrowserContextOptions>> = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
  paper: { colorScheme: 'light' },
};

const LIGHT = { 'layout.css.prefers-color-scheme.content-override': 1 };

/** A context has no looks of its own in Firefox: its preferences have them. */
const FIREFOX_PREFERENCES: Readonly<Record<Look, Record<string, number>>> = {
  light: LIGHT,
  dark: { 'layout.css.prefers-color-scheme.content-override': 0 },
  forced: { ...LIGHT, 'browser.display.document_color_use': 2 },
  paper: LIGHT,
};

/** A browser that shows pages in a look, and what each of its contexts needs for that. */
export async function launchFor(
  engine: GalleryEngine,
  look: Look,
): Promise<{ browser: Browser; options: BrowserContextOptions }> {
  if (engine === 'firefox') {
    const { firefoxUserPrefs, ...launch } = FIREFOX;
    const preferences = {
      ...firefoxUserPrefs,
      ...FIREFOX_PREFERENCES[look],
      'ui.prefersReducedMotion': 1,
    };
    return { browser: await firefox.launch({ ...launch, firefoxUserPrefs: preferences }), options: {} };
  }
  const executablePath = process.env['STAYCHART_CHROMIUM'];
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  return { browser, options: CHROMIUM[look] };
}
