import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEstateOptions } from '../../demo/estate/program/options.ts';
import { readConformanceOptions } from '../../src/conformance/options.ts';
import { readScreenshotOptions } from '../../docs/screenshot-options.ts';
import { PROJECT } from '../architecture/sources.ts';
import { readEnginesOptions } from '../engines/options.ts';
import { readFlakesOptions } from '../flakes/options.ts';
import { readScreens, readShotsOptions, readWordsOptions } from '../gallery/options.ts';
import { readMutantsOptions } from '../mutants/options.ts';
import { readPathsInBrowser } from '../paths/browser/options.ts';
import { readOptions } from '../paths/command/options.ts';
import { readNothing } from '../support/command-options.ts';
import { readStageNames } from '../support/stage-names.ts';
import { readWordsCommand } from '../words/command/options.ts';

const PLAYWRIGHT = join(PROJECT, 'node_modules/@playwright/test/cli.js');
let help: string | undefined;

/**
 * How each script and each command of a package reads its arguments, with its own function. Throws what is
 * wrong with them.
 */
export const READERS: Readonly<Record<string, (args: string[]) => unknown>> = {
  test: readStageNames,
  check: readNothing,
  unit: vitest,
  engines: readEnginesOptions,
  soak: vitest,
  views: vitest,
  'docs:check': vitest,
  e2e: playwright,
  faults: readNothing,
  flakes: readFlakesOptions,
  mutants: readMutantsOptions,
  paths: readOptions,
  'paths:browser': (args) => {
    playwright([...readPathsInBrowser(args).playwright]);
  },
  gallery: readNothing,
  'gallery:shots': readShotsOptions,
  'gallery:axe': readScreens,
  'gallery:words': readWordsOptions,
  words: readWordsCommand,
  build: readNothing,
  package: readNothing,
  wordpress: readNothing,
  'wordpress:test': readNothing,
  start: readNothing,
  dev: readNothing,
  bench: readNothing,
  shots: readScreenshotOptions,
  charts: readNothing,
  tables: readNothing,
  examples: readNothing,
  names: readNothing,
  licences: readNothing,
  decisions: readNothing,
  rules: readNothing,
  conformance: readConformance,
  'staychart-conformance': readConformance,
  estate: readEstateOptions,
  'staychart-estate': readEstateOptions,
  'staychart-paths': readOptions,
};

/** Adds the required options, which documents leave out. */
function readConformance(args: string[]): void {
  const needed = ['--host', 'https://a.test', '--cms', 'https://a.test/cms', '--member', 'a@example.com'];
  readConformanceOptions([...needed, '--authority', 'https://a.test', '--client-id', 'a', ...args]);
}

/** Names of files. No document gives an option of Vitest. */
function vitest(args: string[]): void {
  parseArgs({ args, allowPositionals: true, options: {} });
}

/** The options and values that Playwright's help names. */
function playwright(args: string[]): void {
  help ??= execFileSync(process.execPath, [PLAYWRIGHT, 'test', '--help'], { encoding: 'utf8' });
  for (const [index, arg] of args.entries()) {
    if (!arg.startsWith('-')) continue;
    const [, described] =
      new RegExp(`^ +(?:-\\w, )?(?:${arg}\\b)([^]*?)(?=^ +-|$(?![^]))`, 'm').exec(help) ?? [];
    if (described === undefined) throw new Error(`Playwright has no option ${arg}`);
    const value = args[index + 1] ?? '';
    if (described.includes('(choices:') && !described.includes(`"${value}"`))
      throw new Error(`Playwright's ${arg} is not ${value}`);
  }
}
