import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { format } from 'prettier';
import { build } from 'vite';
import type { Manifest } from '../../widget/build.ts';
import { startDemo } from '../../demo/start-demo.ts';
import { STEPS } from '../../src/domain/steps.ts';
import { measure, type Subject, type Timing } from './measure.ts';
import { flowReport } from './flow.ts';
import { FLOW, kB, LOADING, median, spread, table, withReport, type Place } from './report.ts';
import { serveBarePages } from './site.ts';
import { firstCall, firstScreen, lateParts, laterSteps, weigh, wholeFlow, type Weight } from './sizes.ts';

// Measures the bundle in dist/ against the floor bundle, and the flow in the demo; writes the tables into
// docs/performance.md. PARTS=flow measures that part only.
const PROJECT = join(import.meta.dirname, '..', '..');
const DIST = join(PROJECT, 'dist');
const DOCUMENT = join(PROJECT, 'docs', 'performance.md');
const LOADS = Number(process.env['LOADS'] ?? 10);
const CONTROL = 'button, input, select, a[href]';

const FLOOR = 'floor bundle: the libraries and one form';
const PLAIN = 'HTML only, the limit';
const WIDGET = 'stay-booking on a bare page';
const DEMO = "stay-booking on the demo's /booking/";

/** Builds the floor page's script. Returns its sizes. */
async function buildFloor(folder: string): Promise<Weight> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'floor'),
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: join(import.meta.dirname, 'floor', 'main.tsx'),
        output: { entryFileNames: 'floor.js' },
      },
    },
  });
  const content = readFileSync(join(folder, 'floor.js'));
  return { gzip: gzipSync(content, { level: 9 }).length, brotli: brotliCompressSync(content).length };
}

async function time(browser: Browser, floor: string): Promise<Map<string, Timing>> {
  const demo = await startDemo({ port: 0 });
  const settings = `host="${demo.apiUrl}" cms="cms" brand="The Estate"`;
  const pages = {
    plain: { body: '<form><button>Send</button></form>', folder: null },
    floor: {
      body: '<script type="module" src="floor.js"></script><floor-widget></floor-widget>',
      folder: floor,
    },
    booking: {
      body: `<script src="staychart.js" defer></script><stay-booking ${settings}></stay-booking>`,
      folder: DIST,
    },
  };
  const site = await serveBarePages(pages, demo.siteUrl);
  const subjects: Subject[] = [
    { name: PLAIN, url: `${site.origin}/plain/`, host: null, control: CONTROL },
    { name: FLOOR, url: `${site.origin}/floor/`, host: 'floor-widget', control: CONTROL },
    { name: WIDGET, url: `${site.origin}/booking/`, host: 'stay-booking', control: CONTROL },
    { name: DEMO, url: `${demo.siteUrl}/booking/`, host: 'stay-booking', control: CONTROL },
  ];
  try {
    return await measure(browser, subjects, LOADS);
  } finally {
    site.close();
    await demo.close();
  }
}

function report(manifest: Manifest, floor: Weight, timings: Map<string, Timing>, browser: string): string {
  const screen = firstScreen(manifest, 'stay-booking');
  const call = firstCall(manifest).filter((file) => !screen.includes(file));
  const weights: [string, Weight, string][] = [
    ['the loader', weigh(firstScreen(manifest, '').slice(0, 1)), '≤ 1.0 gzip'],
    ['floor bundle', floor, ''],
    ['stay-booking, first screen', weigh(screen), '≤ 100 brotli'],
    ['stay-booking, the first call', weigh(call), ''],
    ['stay-booking, whole flow', weigh(wholeFlow(manifest, 'stay-booking')), '≤ 170 brotli'],
    ['stay-account, first screen', weigh(firstScreen(manifest, 'stay-account')), ''],
    ['stay-account, whole area', weigh(wholeFlow(manifest, 'stay-account')), '≤ 170 brotli'],
  ];
  const parts = lateParts(manifest, 'stay-booking').map(({ part, weight }): [string, Weight, string] => [
    `of the whole flow: ${part}, when it comes to that`,
    weight,
    '',
  ]);
  const steps = laterSteps(manifest, 'stay-booking', STEPS).map(
    ({ step, weight }): [string, Weight, string] => [
      `what ${step} brings`,
      weight,
      step === 'details' ? '≤ 45 brotli' : '≤ 15 brotli',
    ],
  );
  const floorTime = median(timings.get(FLOOR)?.loads ?? []);
  const times = [...timings].map(([name, timing]) => [
    name,
    spread(timing),
    (median(timing.loads) / floorTime).toFixed(2),
    String(timing.calls),
  ]);
  return [
    `Measured on ${cpus().length} cores with Chromium ${browser}; CPU slowed 4 times, 150 ms round trip, 1.6 Mbit/s.`,
    table(
      ['JS and CSS', 'kB gzip / brotli', 'target'],
      [...weights, ...parts, ...steps].map(([name, weight, target]) => [name, kB(weight), target]),
    ),
    table(
      [`first control, ${LOADS} loads`, 'ms, median [min–max]', 'of the floor', 'calls until then'],
      times,
    ),
  ].join('\n\n');
}

/** Measures sizes and the first control. Returns the tables. */
async function loadingReport(browser: Browser): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(DIST, 'manifest.json'), 'utf8')) as Manifest;
  const floorFolder = mkdtempSync(join(tmpdir(), 'staychart-floor-'));
  try {
    const floorWeight = await buildFloor(floorFolder);
    return report(manifest, floorWeight, await time(browser, floorFolder), browser.version());
  } finally {
    rmSync(floorFolder, { recursive: true });
  }
}

if (!existsSync(join(DIST, 'manifest.json'))) throw new Error('run `npm run build` first');
const executablePath = process.env['STAYCHART_CHROMIUM'];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
const parts: Record<string, { place: Place; measure: () => Promise<string> }> = {
  loading: { place: LOADING, measure: () => loadingReport(browser) },
  flow: { place: FLOW, measure: () => flowReport(browser, LOADS) },
};
for (const name of (process.env['PARTS'] ?? Object.keys(parts).join()).split(',')) {
  const part = parts[name];
  if (part === undefined) throw new Error(`PARTS: there is no '${name}'`);
  const text = await part.measure();
  console.log(text);
  const before = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '# Performance\n';
  writeFileSync(DOCUMENT, await format(withReport(before, text, part.place), { parser: 'markdown' }));
}
await browser.close();
