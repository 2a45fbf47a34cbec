import type { Browser } from 'playwright';
import { Guest } from '../guest.ts';
import { openPage, slowCpu } from '../slow-machine.ts';
import { walk } from '../walk.ts';
import type { Shift, TimedEvent } from './vitals.ts';

interface Noted {
  events: TimedEvent[];
  shifts: Shift[];
}

export interface WatchedBooking extends Noted {
  /** Each step, with the time of the press that led to it. */
  steps: readonly { step: string; at: number }[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Books a room from the first screen to the confirmation with the CPU slowed. */
export async function watchBooking(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<WatchedBooking> {
  const { context, page, devtools } = await openPage(browser, viewport);
  try {
    await slowCpu(devtools);
    await page.addInitScript(noteVitals);
    const guest = new Guest(page);
    await page.goto(url);
    await guest.read(/^Book a room/);
    const steps = [{ step: 'start', at: 0 }];
    await walk(guest, 'search', 'confirmation', async (step) => {
      steps.push({ step, at: await page.evaluate(() => performance.now()) });
    });
    return { steps, ...(await page.evaluate(() => Reflect.get(window, 'vitals') as Noted)) };
  } finally {
    await context.close();
  }
}

/** Runs in the page. The browser does not report events below 16 ms. */
function noteVitals(): void {
  const vitals: Noted = { events: [], shifts: [] };
  Object.assign(window, { vitals });
  const events = new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) vitals.events.push({ interaction: interactionId, at: startTime, duration });
  });
  const shortest = { type: 'event', durationThreshold: 16, buffered: true };
  events.observe(shortest);
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) vitals.shifts.push({ at: startTime, amount: value });
  }).observe({ type: 'layout-shift', buffered: true });
}
