import type { Browser } from 'playwright';
import { startDemo } from '../../../demo/start-demo.ts';
import { openPage, slowCpu, slowLine, timeFrom } from './browser.ts';
import { buildFloor, buildPeer } from './bundles.ts';
import { DIST, serveBarePages, widgetPages, type BarePage } from './pages.ts';
import { median, type Row } from './rows.ts';

/** A page that is timed. `host` has its first control; null for the widget, which says when it is ready. */
interface Subject extends BarePage {
  host: string | null;
}

/** The times of a page's loads, in ms from the start of the navigation. */
interface Times {
  paints: number[];
  /** Until the first control is there; of the widget, until it acts on a press and no longer only keeps it. */
  uses: number[];
}

/** Times the first screen on a slow machine and line, beside HTML only, the floor bundle and a peer. */
export async function firstScreenRows(browser: Browser, loads: number): Promise<Row[]> {
  const [floor, peer, demo] = [await buildFloor(), await buildPeer(), await startDemo({ port: 0 })];
  const { tag, short, snippet } = widgetPages();
  const subjects: Record<string, Subject> = {
    html: { body: '<form><button>Send</button></form>', folder: DIST, host: 'form' },
    floor,
    tag: { ...tag, host: null },
    short: { ...short, host: null },
    snippet: { ...snippet, host: null },
    ...(peer && { peer }),
  };
  const site = await serveBarePages(subjects, demo);
  const times = new Map(
    Object.keys(subjects).map((name): [string, Times] => [name, { paints: [], uses: [] }]),
  );
  for (let load = 0; load < loads; load++) {
    for (const [name, { paints, uses }] of times) {
      const { paint, use } = await loadOnce(browser, `${site.origin}/${name}/`, subjects[name]?.host ?? null);
      paints.push(paint);
      uses.push(use);
    }
  }
  site.close();
  await demo.close();
  const of = (name: string, which: keyof Times) => median(times.get(name)?.[which] ?? []);
  const html = { name: 'HTML only', value: of('html', 'paints') };
  const control = { name: "the floor bundle's first control", value: of('floor', 'uses') };
  const use = { what: 'script tag: acts on a press, ms', own: of('tag', 'uses') };
  return [
    { what: 'snippet: first paint, ms', own: of('snippet', 'paints'), beside: html, goal: '≤ 1.2 ×' },
    { what: 'script tag: first paint, ms', own: of('tag', 'paints'), beside: control, goal: '≤ 0.7 ×' },
    { what: 'shorter way: first paint, ms', own: of('short', 'paints'), beside: control, goal: '≤ 0.7 ×' },
    { what: 'snippet: acts on a press, ms', own: of('snippet', 'uses'), beside: control, goal: '≤ 0.95 ×' },
    { ...use, beside: control, goal: '≤ 1.1 ×' },
    { what: 'shorter way: acts on a press, ms', own: of('short', 'uses'), beside: control, goal: '≤ 1.2 ×' },
    ...(peer ? [{ ...use, beside: { name: "DocSearch's first control", value: of('peer', 'uses') } }] : []),
  ];
}

async function loadOnce(browser: Browser, url: string, host: string | null) {
  const { context, page, devtools } = await openPage(browser, url);
  await slowLine(devtools);
  await slowCpu(devtools);
  await page.addInitScript(noteFirstUse, host);
  await page.goto(url, { waitUntil: 'commit' });
  const use = await timeFrom(page, 'usableAt');
  const paint = await page.evaluate(firstPaint);
  await context.close();
  return { paint, use };
}

/** Runs in the page. */
function noteFirstUse(host: string | null): void {
  const note = () => void Object.assign(window, { usableAt: performance.now() });
  addEventListener('stay:ready', note, { once: true });
  if (host === null) return;
  const look = () => {
    const element = document.querySelector(host);
    const control = (element?.shadowRoot ?? element)?.querySelector('button, input');
    if (control?.matches(':enabled') && control.checkVisibility()) note();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
function firstPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}
