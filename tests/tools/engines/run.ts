import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { existsSync } from 'node:fs';
import { commandOptions } from '../../support/command-options.ts';
import { requireBrowser } from '../../support/find-browser.ts';
import { FIREFOX } from './firefox.ts';
import { MINI_BROWSER } from './webkit/mini-browser.ts';

type Engine = 'firefox' | 'webkit';

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
function install(engine: Engine): void {
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

// `npm run e2e [-- firefox|webkit] …` and `npm run views [-- firefox] …`: in Chromium where no engine is named. What
// follows goes to Playwright or Vitest. E2e needs a build.
const { suite, engine, args } = commandOptions(([first = '', ...rest]) => {
  const [named = '', ...others] = rest;
  const suite = (['e2e', 'views'] as const).find((known) => known === first);
  const engine = (['firefox', 'webkit'] as const).find((known) => known === named) ?? null;
  if (!suite) throw new Error(`name e2e or views, not ${first}`);
  if (suite === 'views' && engine === 'webkit') throw new Error('views run in Chromium and Firefox only');
  return { suite, engine, args: engine ? others : rest };
});

const config = engine === null ? 'playwright' : engine;
const [program = '', ...own] = {
  e2e: ['playwright', 'test', '--config', `e2e/${config}.config.ts`],
  // Gecko gives focus to only one page, so views run one at a time there.
  views: ['vitest', 'run', '--project', 'views', ...(engine === null ? [] : ['--maxWorkers', '1'])],
}[suite];

if (engine !== null) install(engine);
const change = pathToFileURL(join(import.meta.dirname, 'change-driver.ts')).href;
const { status } = spawnSync(program, [...own, ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...(engine === null
      ? { STAYCHART_CHROMIUM: requireBrowser() }
      : { STAYCHART_ENGINE: engine, NODE_OPTIONS: `--import ${change}` }),
  },
});
process.exit(status ?? 1);
