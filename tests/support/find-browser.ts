import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Program names of a full Chromium. */
export const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The headless shell comes first: tests need half the processor time there. */
const NAMES = ['chromium-headless-shell', ...WHOLE_BROWSERS];

/** In place of a path: Playwright starts the headless shell that it has installed itself. */
const PLAYWRIGHTS_OWN = '';

const ADVICE = `No Chromium was found, and none could be installed. Do one of these and run the command again:
  npx playwright install --with-deps chromium                     (anywhere Playwright supports)
  apt-get update && apt-get install -y chromium-headless-shell    (as root on Debian)
  STAYCHART_CHROMIUM=/path/to/chromium                            (names one that is not on PATH)`;

/**
 * The path of a Chromium: the one that STAYCHART_CHROMIUM names, PLAYWRIGHTS_OWN, or one on PATH.
 * Where there is none it installs one, Playwright's or Debian's. Null when that fails as well.
 */
function findBrowser(): string | null {
  return presentBrowser() ?? installPlaywrightsBrowser() ?? installDebiansBrowser();
}

/** Like `findBrowser`, but ends the process with advice where there is none. */
export function requireBrowser(): string {
  const browser = findBrowser();
  if (browser !== null) return browser;
  console.error(ADVICE);
  process.exit(1);
}

function presentBrowser(): string | null {
  const named = process.env['STAYCHART_CHROMIUM'];
  if (named) return named;
  if (existsSync(chromium.executablePath())) return PLAYWRIGHTS_OWN;
  return findOnPath(NAMES);
}

/** The path of the first of these programs on PATH; null where none is there. */
export function findOnPath(names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable) ?? null;
}

function installPlaywrightsBrowser(): string | null {
  console.error('No Chromium found: installing the one of Playwright.');
  const asRoot = process.getuid?.() === 0;
  return attempt('npx', ['playwright', 'install', ...(asRoot ? ['--with-deps'] : []), 'chromium'])
    ? presentBrowser()
    : null;
}

function installDebiansBrowser(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.error('Installing the Chromium of Debian.');
  const install = (name: string) => attempt('apt-get', ['install', '-y', name]);
  return attempt('apt-get', ['update']) && (install('chromium-headless-shell') || install('chromium'))
    ? presentBrowser()
    : null;
}

/** Whether the command succeeded within five minutes. Its output goes to stderr. */
function attempt(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 300_000 });
  return status === 0;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
