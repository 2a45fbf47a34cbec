import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../tests/support/browser-arguments.ts';
import { findOnPath, WHOLE_BROWSERS } from '../../tests/support/find-browser.ts';

/** Why tests of pages that the browser keeps for Back are left out. */
export const NO_WHOLE_BROWSER = 'no whole Chromium is here: the headless shell keeps no page for Back';

/** A Chromium that keeps a page that is left, as it is, for Back; null where only the headless shell is. */
export function wholeBrowser(): LaunchOptions | null {
  const own = chromium.executablePath();
  const executablePath = existsSync(own) ? own : findOnPath(WHOLE_BROWSERS);
  if (executablePath === null) return null;
  return {
    executablePath,
    args: BROWSER_ARGUMENTS,
    // The driver turns it off, so that tests need not reckon with it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}
