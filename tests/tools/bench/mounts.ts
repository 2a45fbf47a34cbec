import type { Browser } from 'playwright';
import { startDemo } from '../../../demo/start-demo.ts';
import { heldBy } from '../../../e2e/models/held.ts';
import { openPage, settle } from './browser.ts';
import { buildFloor } from './bundles.ts';
import { serveBarePages, widgetPages } from './pages.ts';
import type { Row } from './rows.ts';

const MOUNTS = 100;
/** The number of mounts after which the browser has compiled the code it uses often, which takes heap too. */
const WARM = 30;

interface Left {
  kB: number;
  objects: number;
  nodes: number;
  listeners: number;
}

/** Puts the widget and the floor bundle in and out of the page many times, and measures what stays in memory. */
export async function mountRows(browser: Browser): Promise<Row[]> {
  const [floor, demo] = [await buildFloor(), await startDemo({ port: 0 })];
  const site = await serveBarePages({ floor, tag: widgetPages().tag }, demo);
  const control = '.ui-frame-work :is(button, input)';
  const own = await leftBy(browser, `${site.origin}/tag/`, { host: 'stay-booking', control });
  const limit = await leftBy(browser, `${site.origin}/floor/`, { host: floor.host, control: 'button' });
  site.close();
  await demo.close();
  const left = (what: keyof Left) => ({ what: `${MOUNTS} mounts: ${what} left`, own: own[what] });
  return [
    { ...left('kB'), beside: { name: 'floor bundle', value: limit.kB }, goal: '≤ 100' },
    { ...left('objects'), goal: '0' },
    { ...left('nodes'), goal: '0' },
    { ...left('listeners'), goal: '0' },
  ];
}

interface Mounted {
  host: string;
  /** Its first control, in its shadow root. */
  control: string;
}

async function leftBy(browser: Browser, url: string, mounted: Mounted): Promise<Left> {
  const { context, page } = await openPage(browser, url);
  await page.goto(url);
  // The code that is fetched ahead comes but once.
  await settle(page);
  const heldAfter = async (times: number) => {
    await page.evaluate(mountAndUnmount, { ...mounted, times });
    await settle(page);
    return heldBy(page);
  };
  const [before, after] = [await heldAfter(WARM), await heldAfter(MOUNTS)];
  await context.close();
  return {
    kB: (after.heap - before.heap) / 1000,
    objects: after.objects - before.objects,
    nodes: after.things.nodes - before.things.nodes,
    listeners: after.things.listeners - before.things.listeners,
  };
}

/** Runs in the page: takes the element out as soon as its first control is there, and puts it in again. */
async function mountAndUnmount({ host, control, times }: Mounted & { times: number }): Promise<void> {
  const element = document.querySelector(host) ?? (Reflect.get(window, 'taken') as Element);
  Object.assign(window, { taken: element });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isUsable = () => {
    const first = element.shadowRoot?.querySelector(control);
    return first?.matches(':enabled') === true && first.checkVisibility();
  };
  for (let time = 0; time < times; time++) {
    if (!element.isConnected) document.body.append(element);
    while (!isUsable()) await frame();
    element.remove();
    await frame();
  }
}
