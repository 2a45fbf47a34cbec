import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { FIREFOX } from './firefox.ts';
import type { Engine } from './options.ts';

/** The program that an engine needs, and Debian's package that it comes with. */
const NEEDED: Readonly<Record<Engine, { program: string; debian: string }>> = {
  firefox: { program: FIREFOX.executablePath, debian: 'firefox-esr' },
};

/** Installs what an engine needs where it can, on Debian as root; else ends the process and says what to install. */
export function install(engine: Engine): void {
  const { program, debian } = NEEDED[engine];
  if (existsSync(program)) return;
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const ran = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 2, 2], timeout: 600_000 }).status === 0;
  if (canInstall && ran('update') && ran('install', '-y', debian) && existsSync(program)) return;
  console.error(`${program} is missing. As root on Debian: apt-get update && apt-get install -y ${debian}`);
  console.error('Or name one: STAYCHART_FIREFOX=/path/to/firefox');
  process.exit(1);
}
