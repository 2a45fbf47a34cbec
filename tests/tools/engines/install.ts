import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { FIREFOX } from './firefox.ts';
import { MINI_BROWSER } from './webkit/mini-browser.ts';

export type Engine = 'firefox' | 'webkit';

/**
 * The programs that an engine needs, the Debian packages that hold them, and the variable that names another
 * build of the engine.
 */
const NEEDED: Readonly<Record<Engine, { programs: string[]; debian: string[]; other: string }>> = {
  firefox: {
    programs: [FIREFOX.executablePath],
    debian: ['firefox-esr'],
    other: 'STAYCHART_FIREFOX=/path/to/firefox',
  },
  webkit: {
    programs: [MINI_BROWSER, '/usr/bin/Xvfb', '/usr/bin/openbox', '/usr/bin/xdotool'],
    debian: ['webkit2gtk-driver', 'xvfb', 'openbox', 'xdotool'],
    other: 'STAYCHART_WEBKIT=/path/to/MiniBrowser',
  },
};

/**
 * Installs what an engine needs, on Debian as root. Otherwise ends the process and prints what to install.
 */
export function install(engine: Engine): void {
  const { programs, debian, other } = NEEDED[engine];
  const missing = () => programs.filter((program) => !existsSync(program));
  if (missing().length === 0) return;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const ran = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], timeout: 600_000 }).status === 0;
  if (canInstall && ran('update') && ran('install', '-y', ...debian) && missing().length === 0) return;
  console.error(`Missing: ${missing().join(', ')}`);
  console.error(`As root on Debian: apt-get update && apt-get install -y ${debian.join(' ')}`);
  console.error(`Or name one: ${other}`);
  process.exit(1);
}
