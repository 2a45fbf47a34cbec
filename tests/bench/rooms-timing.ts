import type { Browser } from 'playwright';
import { notableDates } from '../../demo/estate/world/notable-dates.ts';
import type { Demo } from '../../demo/start-demo.ts';
import { growHouse } from '../../e2e/models/big-house.ts';
import { pressAll, type PressTiming } from './press.ts';
import { numberFrom, openPage, settle, slowCpu } from './slow-machine.ts';

const CARDS = 10;
export const ROOM_TYPES = 200;

export interface RoomsTiming {
  /** From the answer's last byte to the first painted room that can be chosen, one for each load. */
  shown: number[];
  /** A press on nothing: the least time that the machine needs. */
  empty: PressTiming;
  /** A press on 'Prices by date'. */
  opened: PressTiming;
  /** A press on a rate. */
  chosen: PressTiming;
}

/** Times the rooms of a hotel with 200 room types, and choices among them, with the CPU slowed 4 times. */
export async function timeRooms(browser: Browser, demo: Demo, rounds: number): Promise<RoomsTiming> {
  const arrival = notableDates(demo.estate.state.world).ordinary;
  const shown: number[] = [];
  const presses: Omit<RoomsTiming, 'shown'>[] = [];
  const { handle } = demo.estate;
  growHouse(demo.estate, ROOM_TYPES);
  for (let round = 0; round < rounds; round++) {
    const { context, page, devtools } = await openPage(browser);
    await page.goto(`${demo.siteUrl}/booking/#/stay/search/?arrivalDate=${arrival}&numberOfNights=2`);
    const check = page.getByRole('button', { name: 'Check Availability' });
    await check.waitFor();
    await settle(page);
    await slowCpu(devtools);
    await page.evaluate(watchForRooms);
    await check.click();
    const painted = await numberFrom(page, 'roomsPainted');
    shown.push(painted - (await page.evaluate(endOfAnswer)));
    await settle(page);
    const empty = await pressAll(page, page.getByRole('heading', { level: 3 }), CARDS);
    const opened = await pressAll(page, page.getByRole('button', { name: /^Prices by date/ }), CARDS);
    const choose = page.getByRole('button', { name: /^Continue: / });
    await choose.first().click();
    await page.getByRole('radio').first().waitFor();
    await settle(page);
    presses.push({ empty, opened, chosen: await pressAll(page, page.getByRole('radio'), CARDS) });
    await context.close();
  }
  demo.estate.handle = handle;
  const all = (key: keyof Omit<RoomsTiming, 'shown'>): PressTiming => ({
    paints: presses.flatMap((timing) => timing[key].paints),
    scripts: presses.flatMap((timing) => timing[key].scripts),
  });
  return { shown, empty: all('empty'), opened: all('opened'), chosen: all('chosen') };
}

/** Runs in the page: records when a room that can be chosen is painted. */
function watchForRooms(): void {
  const root = document.querySelector('stay-booking')?.shadowRoot;
  if (!root) throw new Error('there is no booking on the page');
  const observer = new MutationObserver(() => {
    if (!root.querySelector('.rooms-card button:enabled')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { roomsPainted: performance.now() });
      port2.postMessage(null);
    });
  });
  observer.observe(root, { childList: true, subtree: true });
}

/** Runs in the page: the time of the last byte of the search's answer. */
function endOfAnswer(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.findLast(({ name }) => name.endsWith('/availability'))?.responseEnd ?? Number.NaN;
}
