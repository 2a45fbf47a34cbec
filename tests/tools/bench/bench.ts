import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import type { Manifest } from '../../../widget/build/manifest.ts';
import { commandOptions, readNothing } from '../../support/command-options.ts';
import { bookingRows } from './booking.ts';
import { firstScreenRows } from './first-screen.ts';
import { DIST } from './pages.ts';
import { roomRows } from './rooms.ts';
import { tableOf, type Row } from './rows.ts';
import { stepRows } from './steps.ts';
import { sizesOf } from '../../../widget/build/sizes.ts';
import { buildFloor, buildPeer } from './bundles.ts';

/** The sizes of the bundle in dist/, beside the floor bundle and a peer. */
async function sizeRows(manifest: Manifest): Promise<Row[]> {
  const [floor, peer, sizes] = [await buildFloor(), await buildPeer(), sizesOf(manifest)];
  const row = (what: string, bytes: number, rest: Partial<Row> = {}): Row => ({
    ...{ what: `${what}, kB`, own: bytes / 1000, digits: 1, ...rest },
  });
  const first = (name: string, bytes: number, goal = '') =>
    row('first screen', sizes.firstScreen, { goal, beside: { name, value: bytes / 1000 } });
  return [
    row('loader', sizes.loader, { goal: '≤ 1.0' }),
    first('floor bundle', floor.bytes, '≤ 100'),
    ...(peer ? [first('DocSearch', peer.bytes)] : []),
    row('largest later step', sizes.largestStep, { goal: '≤ 15' }),
    row('whole flow', sizes.wholeFlow, { goal: '≤ 210 without new features' }),
    row('account', sizes.account),
  ];
}

// Measures the bundle in dist/ and prints the table of docs/performance.md. LOADS is the number of loads of each page,
// and PARTS=sizes,rooms measures these parts only.
commandOptions(readNothing);
const LOADS = Number(process.env['LOADS'] ?? 4);

const PARTS: Readonly<Record<string, (browser: Browser, manifest: Manifest) => Promise<Row[]>>> = {
  sizes: (_browser, manifest) => sizeRows(manifest),
  first: (browser) => firstScreenRows(browser, LOADS),
  steps: (browser) => stepRows(browser, LOADS),
  rooms: (browser) => roomRows(browser, LOADS),
  booking: (browser) => bookingRows(browser, LOADS),
};

if (!existsSync(join(DIST, 'manifest.json'))) throw new Error('run `npm run build` first');
const manifest = JSON.parse(readFileSync(join(DIST, 'manifest.json'), 'utf8')) as Manifest;
const executablePath = process.env['STAYCHART_CHROMIUM'];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
});
const rows: Row[] = [];
for (const name of (process.env['PARTS'] ?? Object.keys(PARTS).join()).split(',')) {
  const part = PARTS[name];
  if (part === undefined) throw new Error(`PARTS: there is no '${name}', only ${Object.keys(PARTS).join()}`);
  rows.push(...(await part(browser, manifest)));
}
console.log(`Chromium ${browser.version()}, ${LOADS} loads\n\n${tableOf(rows)}`);
await browser.close();
