import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../tests/support/browser-arguments.ts';
import { findOnPath, WHOLE_BROWSERS } from '../../tests/support/find-browser.ts';

/** The reason for which tests of the back/forward cache are skipped. */
export const NO_WHOLE_BROWSER = 'only a full Chromium keeps a page for Back; the headless shell does not';

/** A Chromium with a back/forward cache; null where only the headless shell is installed. */
export function wholeBrowser(): LaunchOptions | null {
  const own = chromium.executablePath();
  const executablePath = existsSync(own) ? own : findOnPath(WHOLE_BROWSERS);
  if (executablePath === null) return null;
  return {
    executablePath,
    args: BROWSER_ARGUMENTS,
    // The driver turns the cache off by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}
