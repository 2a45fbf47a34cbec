import type { Browser, Locator, Page } from 'playwright';
import { notableDates } from '../../../demo/estate/world/notable-dates.ts';
import { startDemo } from '../../../demo/start-demo.ts';
import { growHouse } from '../../../e2e/models/big-house.ts';
import { BookingPage } from '../../../e2e/models/booking-page.ts';
import { openPage, slowCpu } from './browser.ts';
import { timePaint } from './paint.ts';
import { median, percentile, type Row } from './rows.ts';

const ROOM_TYPES = 200;
const CARDS = 10;

/** Times the rooms of a hotel with 200 room types, and choices among them, with the CPU slowed. */
export async function roomRows(browser: Browser, loads: number): Promise<Row[]> {
  const demo = await startDemo({ port: 0 });
  growHouse(demo.estate, ROOM_TYPES);
  const arrival = notableDates(demo.estate.state.world).ordinary;
  const shown: number[] = [];
  const presses = { bare: [] as number[], prices: [] as number[], rates: [] as number[] };
  for (let load = 0; load < loads; load++) {
    const { context, page, devtools } = await openPage(browser, demo.siteUrl);
    const booking = new BookingPage(page);
    await booking.open({ hash: `#/stay/search/?arrivalDate=${arrival}&numberOfNights=2` });
    const check = booking.button('Check Availability');
    await check.waitFor();
    await slowCpu(devtools);
    const room = { selector: '.rooms-card button:enabled', text: /^/ };
    const { painted } = await timePaint(page, () => check.click(), room);
    shown.push(painted - (await page.evaluate(endOfAnswer)));
    presses.bare.push(...(await pressAll(page, page.getByRole('heading', { level: 3 }))));
    presses.prices.push(...(await pressAll(page, booking.button(/^Prices by date/))));
    await booking
      .button(/^Continue: /)
      .first()
      .click();
    await page.getByRole('radio').first().waitFor();
    presses.rates.push(...(await pressAll(page, page.getByRole('radio'))));
    await context.close();
  }
  await demo.close();
  const beside = { name: 'a press beside everything', value: percentile(presses.bare, 95) };
  const row = (what: string, times: readonly number[]): Row => ({
    ...{
      what: `200 rooms: ${what} to the paint, ms at p95`,
      own: percentile(times, 95),
      beside,
      goal: '≤ 1.3 ×',
    },
  });
  return [
    { what: '200 rooms: from the answer to the first rooms, ms', own: median(shown), goal: '≤ 100' },
    row("from 'Prices by date'", presses.prices),
    row('from choosing a rate', presses.rates),
  ];
}

/** Presses the first controls one after another. Returns the times to the next paint, in ms. */
async function pressAll(page: Page, controls: Locator): Promise<number[]> {
  const times: number[] = [];
  for (const control of (await controls.all()).slice(0, CARDS)) {
    await control.scrollIntoViewIfNeeded();
    const { begun, painted } = await timePaint(page, () => control.click(), null);
    times.push(painted - begun);
  }
  return times;
}

/** Runs in the page: the time of the last byte of the search's answer. */
function endOfAnswer(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.findLast(({ name }) => name.endsWith('/availability'))?.responseEnd ?? Number.NaN;
}
