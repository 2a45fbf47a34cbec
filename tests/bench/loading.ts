import { cpus } from 'node:os';
import type { Browser } from 'playwright';
import { startDemo } from '../../demo/start-demo.ts';
import type { Manifest } from '../../widget/build-manifest.ts';
import { DEMO, FLOOR, PLAIN, serveSubjects, SNIPPET, subjectsOf, WIDGET } from './bare-pages.ts';
import { buildFloor } from './floor.ts';
import { measure, type Timing } from './load-timing.ts';
import { buildPeers, DOCSEARCH, DUFFEL } from './peers/peers.ts';
import { kB, median, spread, table } from './report.ts';
import { firstScreen, weigh } from '../../widget/build-sizes.ts';

/** Times the first paint and the first control of the widget, the floor and the peers. Returns the tables. */
export async function loadingReport(browser: Browser, manifest: Manifest, loads: number): Promise<string> {
  const floor = await buildFloor();
  const peers = await buildPeers();
  const demo = await startDemo({ port: 0 });
  const site = await serveSubjects(demo, peers);
  try {
    const timings = await measure(browser, subjectsOf(site, demo, peers), loads);
    const own = kB(weigh(firstScreen(manifest, 'stay-booking')));
    const weights = new Map([
      [FLOOR, kB(floor)],
      [WIDGET, own],
      [SNIPPET, own],
      [DEMO, own],
      ...peers.map(({ name, weight }): [string, string] => [name, kB(weight)]),
    ]);
    return [
      `Measured on ${cpus().length} cores with Chromium ${browser.version()}; CPU slowed 4 times, 150 ms round trip, 1.6 Mbit/s; ${loads} loads, median [min–max].`,
      table(
        [
          '',
          'kB gzip / brotli',
          'first paint, ms',
          'first control, ms',
          'acts on a press, ms',
          'calls until the control',
        ],
        [...timings].map(([name, { paints, controls, answers, calls }]) => [
          name,
          weights.get(name) ?? '0',
          spread(paints),
          spread(controls),
          spread(answers),
          String(calls),
        ]),
      ),
      ratios(timings),
    ].join('\n\n');
  } finally {
    site.close();
    await demo.close();
  }
}

/** The widget's times in relation to the others', by the medians. */
function ratios(timings: ReadonlyMap<string, Timing>): string {
  type Times = 'paints' | 'controls' | 'answers';
  const rows: [what: string, own: Times, of: string, times: Times, target: string][] = [
    ['first paint, of that of HTML only', 'paints', PLAIN, 'paints', 'snippet ≤ 1.20'],
    ["first control, of the floor's", 'controls', FLOOR, 'controls', '≤ 0.95'],
    ["first control, of Duffel's", 'controls', DUFFEL, 'controls', '≤ 0.60'],
    ["first control, of DocSearch's", 'controls', DOCSEARCH, 'controls', ''],
    ["acts on a press, of the floor's first control", 'answers', FLOOR, 'controls', '≤ 1.10, snippet ≤ 0.95'],
  ];
  const part = (name: string, own: Times, of: string, times: Times) =>
    (median(timings.get(name)?.[own] ?? []) / median(timings.get(of)?.[times] ?? [])).toFixed(2);
  return table(
    ['stay-booking', 'bare page', 'by the snippet', 'demo', 'target'],
    rows
      .filter(([, , of]) => timings.has(of))
      .map(([what, own, of, times, target]) => [
        what,
        ...[WIDGET, SNIPPET, DEMO].map((name) => part(name, own, of, times)),
        target,
      ]),
  );
}
