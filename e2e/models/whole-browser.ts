import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../../tests/support/browser-arguments.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Why tests of pages that the browser keeps for Back are left out. */
export const NO_WHOLE_BROWSER = 'no whole Chromium is here: the headless shell keeps no page for Back';

/** A Chromium that keeps a page that is left, as it is, for Back; null where only the headless shell is. */
export function wholeBrowser(): LaunchOptions | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    chromium.executablePath(),
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
  const executablePath = candidates.find((path) => existsSync(path) && isExecutable(path));
  if (executablePath === undefined) return null;
  return {
    executablePath,
    args: BROWSER_ARGUMENTS,
    // The driver turns it off, so that tests need not reckon with it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
