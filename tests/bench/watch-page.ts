import type { Browser, Page } from 'playwright';
import type { Disturbances, Walk } from './disturbances.ts';
import { Guest } from './guest.ts';
import { watchFirstScreen, type Subject } from './load-timing.ts';
import { timeOwnTasks } from './own-clock.ts';
import { numberFrom, openPage, slowCpu, slowNetwork } from './slow-machine.ts';

type Noted = Omit<Disturbances, 'ownTasks'>;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Loads a page on the slow machine, and lets `visit` go through it where given. */
export async function watchPage(
  browser: Browser,
  { url, host, control }: Subject,
  viewport: { width: number; height: number },
  visit: (guest: Guest, enter: (step: string) => Promise<void>) => Promise<void>,
): Promise<Walk> {
  const { context, page, devtools } = await openPage(browser, viewport);
  try {
    await slowNetwork(devtools);
    await slowCpu(devtools);
    await page.addInitScript(watchFirstScreen, { host, control });
    await page.addInitScript(watchDisturbances);
    const guest = new Guest(page);
    const ownTasks = await timeOwnTasks(devtools);
    await page.goto(url, { waitUntil: 'commit' });
    const [firstPaint, ready] = [await numberFrom(page, 'firstPaint'), await numberFrom(page, 'readyAt')];
    const steps: { step: string; at: number }[] = [];
    await visit(guest, async (step) => void steps.push({ step, at: await now(page) }));
    const noted = await page.evaluate(disturbances);
    return { firstPaint, ready, steps, ...noted, ownTasks: await ownTasks(page) };
  } finally {
    await context.close();
  }
}

const now = (page: Page) => page.evaluate(() => performance.now());

/** Runs in the page. */
function watchDisturbances(): void {
  const noted: Noted = { tasks: [], shifts: [] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      noted.tasks.push({ at: startTime, amount: duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) noted.shifts.push({ at: startTime, amount: value });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page. */
function disturbances(): Noted {
  return Reflect.get(window, 'noted') as Noted;
}
