import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { format } from 'prettier';
import { commandOptions, readNothing } from '../support/command-options.ts';
import type { Manifest } from '../../widget/build-manifest.ts';
import { DIST } from './bare-pages.ts';
import { callsReport } from './calls/calls-report.ts';
import { interactionsReport } from './interactions/interactions-report.ts';
import { loadReport } from './load/load-report.ts';
import { readMix } from './load/plan.ts';
import { loadingReport } from './loading.ts';
import { mountsReport } from './mounts.ts';
import { phoneReport } from './phone.ts';
import { placeOf, withReport } from './report.ts';
import { roomsReport } from './rooms.ts';
import { sizeReport } from './size-report.ts';
import { stepsReport } from './steps.ts';
import { walkReport } from './walk-report.ts';

// Measures the bundle in dist/ and writes the tables into docs/performance.md. PARTS=sizes,rooms measures
// these parts only.
// LOADS is the number of loads of each page. The part 'load' needs no browser and reads GUESTS, MIX,
// RETURNING and SEED.
commandOptions(readNothing);
const MIX = commandOptions(() => readMix(process.env));
const DOCUMENT = join(import.meta.dirname, '..', '..', 'docs', 'performance.md');
const LOADS = Number(process.env['LOADS'] ?? 10);

const PARTS: Record<string, (launch: () => Promise<Browser>, manifest: Manifest) => Promise<string>> = {
  sizes: (_launch, manifest) => sizeReport(manifest),
  loading: async (launch, manifest) => loadingReport(await launch(), manifest, LOADS),
  phone: async (launch) => phoneReport(await launch(), LOADS),
  walk: async (launch) => walkReport(await launch()),
  interactions: async (launch) => interactionsReport(await launch(), LOADS),
  steps: async (launch) => stepsReport(await launch(), Math.ceil(LOADS / 2)),
  rooms: async (launch) => roomsReport(await launch(), LOADS),
  mounts: async (launch) => mountsReport(await launch()),
  calls: async (launch) => callsReport(await launch()),
  load: (_launch, manifest) => loadReport(manifest, MIX),
};

if (!existsSync(join(DIST, 'manifest.json'))) throw new Error('run `npm run build` first');
const manifest = JSON.parse(readFileSync(join(DIST, 'manifest.json'), 'utf8')) as Manifest;
const executablePath = process.env['STAYCHART_CHROMIUM'];
let browser: Browser | undefined;
const launch = async () => {
  browser ??= await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
  return browser;
};
for (const name of (process.env['PARTS'] ?? Object.keys(PARTS).join()).split(',')) {
  const part = PARTS[name];
  if (part === undefined) throw new Error(`PARTS: there is no '${name}', only ${Object.keys(PARTS).join()}`);
  const begun = performance.now();
  const text = await part(launch, manifest);
  console.log(`${text}\n\n${name}: ${Math.round((performance.now() - begun) / 1000)} s\n`);
  const before = readFileSync(DOCUMENT, 'utf8');
  writeFileSync(DOCUMENT, await format(withReport(before, text, placeOf(name)), { parser: 'markdown' }));
}
await browser?.close();
