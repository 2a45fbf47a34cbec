import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandOptions } from '../support/command-options.ts';
import { install, type Engine } from './install.ts';

// `npm run engines -- <suite> [arguments for its runner]`: e2e in Firefox ESR or in WebKitGTK, or the views in
// Firefox. Needs a build.
const SUITES: Readonly<Record<string, { engine: Engine; command: readonly string[] }>> = {
  firefox: { engine: 'firefox', command: ['playwright', 'test', '--config', 'e2e/firefox.config.ts'] },
  webkit: { engine: 'webkit', command: ['playwright', 'test', '--config', 'e2e/webkit.config.ts'] },
  // Gecko gives focus to only one page, so views run one at a time.
  views: { engine: 'firefox', command: ['vitest', 'run', '--project', 'views', '--maxWorkers', '1'] },
};

const { engine, command, args } = commandOptions(([name = '', ...rest]) => {
  const suite = SUITES[name];
  if (!suite) throw new Error(`name one of ${Object.keys(SUITES).join(', ')}`);
  return { ...suite, args: rest };
});
install(engine);
const [program = '', ...own] = command;
const change = pathToFileURL(join(import.meta.dirname, 'change-driver.ts')).href;
const { status } = spawnSync(program, [...own, ...args], {
  stdio: 'inherit',
  env: { ...process.env, STAYCHART_ENGINE: engine, NODE_OPTIONS: `--import ${change}` },
});
process.exit(status ?? 1);
