import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install } from '../../engines/install.ts';
import { commandOptions } from '../../support/command-options.ts';
import { readPathsInBrowser } from './options.ts';

// `npm run paths:browser [-- --engine firefox] [options of Playwright]...`
const { engine, playwright } = commandOptions(readPathsInBrowser);
const config = engine === 'firefox' ? 'firefox.config.ts' : 'playwright.config.ts';
if (engine === 'firefox') install(engine);
const change = pathToFileURL(join(import.meta.dirname, '../../engines/change-driver.ts')).href;
const { status } = spawnSync(
  'playwright',
  ['test', '--config', join(import.meta.dirname, config), ...playwright],
  {
    stdio: 'inherit',
    env: { ...process.env, ...(engine === 'firefox' ? { NODE_OPTIONS: `--import ${change}` } : {}) },
  },
);
process.exit(status ?? 1);
