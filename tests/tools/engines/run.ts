import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandOptions } from '../../support/command-options.ts';
import { requireBrowser } from '../../support/find-browser.ts';
import { install } from './install.ts';

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
