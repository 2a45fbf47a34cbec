import type { Browser } from 'playwright';
import { startDemo, type Demo } from '../../../demo/start-demo.ts';
import { GOOD_CARD } from '../../../e2e/models/booking-page.ts';
import { bookTo, goToPayment } from '../../../e2e/models/stays.ts';
import { NARROW, openPage, settle, slowCpu, WIDE } from './browser.ts';
import { percentile, type Row } from './rows.ts';

/** The day of the estate, in the month of the arrival. */
const TODAY = '2027-01-04';
const ARRIVAL = '2027-01-17';
/** The calls without which no booking can be made: see docs/performance.md. */
const FEWEST = 9;

/** An event of an interaction, which a press or a key has several of. */
export interface TimedEvent {
  interactionId: number;
  /** Milliseconds from the event to the paint after it. */
  duration: number;
}

interface Noted {
  events: TimedEvent[];
  /** Shifts of the layout without an input in the half second before. */
  shifts: number[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Books one room for a night, from the first screen to the confirmation, with the CPU slowed. */
export async function bookingRows(browser: Browser, loads: number): Promise<Row[]> {
  const demo = await startDemo({ port: 0, today: TODAY });
  const [shifts, calls]: number[][] = [[], []];
  const rows: Row[] = [];
  for (const viewport of [WIDE, NARROW]) {
    const durations: number[] = [];
    for (let load = 0; load < loads; load++) {
      demo.estate.reset();
      const noted = await bookOnce(browser, demo, viewport);
      durations.push(...interactionsOf(noted.events));
      shifts?.push(noted.shifts.reduce((sum, shift) => sum + shift, 0));
      calls?.push(noted.calls);
    }
    const what = `INP of a booking at ${viewport.width} pixels, ms at p98`;
    rows.push({ what, own: percentile(durations, 98), goal: '≤ 200' });
  }
  await demo.close();
  const beside = { name: 'the fewest', value: FEWEST };
  return [
    ...rows,
    { what: 'shift of the layout in a booking', own: Math.max(...(shifts ?? [])), digits: 3, goal: '0' },
    { what: 'calls of a booking', own: Math.max(...(calls ?? [])), beside, goal: 'the fewest' },
  ];
}

/** The duration of each interaction: that of its longest event. */
export function interactionsOf(events: readonly TimedEvent[]): number[] {
  const longest = new Map<number, number>();
  for (const { interactionId, duration } of events)
    if (interactionId > 0) longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
  return [...longest.values()];
}

async function bookOnce(
  browser: Browser,
  demo: Demo,
  viewport: typeof WIDE,
): Promise<Noted & { calls: number }> {
  const { context, page, devtools } = await openPage(browser, demo.siteUrl, viewport);
  let calls = 0;
  page.on('request', (request) => (calls += ['fetch', 'xhr'].includes(request.resourceType()) ? 1 : 0));
  await slowCpu(devtools);
  await page.addInitScript(noteVitals);
  const booking = await bookTo(page, 'search');
  await booking.search({ arrival: ARRIVAL, nights: 1 });
  await booking.heading('Room 1: Select Room').waitFor();
  await goToPayment(booking);
  await booking.pay(GOOD_CARD);
  await booking.heading('Your stay is booked!').waitFor();
  await settle(page);
  const noted = await page.evaluate(() => Reflect.get(window, 'noted') as Noted);
  await context.close();
  return { ...noted, calls };
}

/** Runs in the page. The browser does not tell of events below 16 ms. */
function noteVitals(): void {
  const noted: Noted = { events: [], shifts: [] };
  Object.assign(window, { noted });
  const shortest = { type: 'event', durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      noted.events.push({ interactionId, duration });
  }).observe(shortest);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput) noted.shifts.push(value);
  }).observe({ type: 'layout-shift', buffered: true });
}
