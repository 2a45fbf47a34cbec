import type { Browser, Page } from 'playwright';
import { notableDates } from '../../demo/estate/world/notable-dates.ts';
import type { Demo } from '../../demo/start-demo.ts';
import { growHouse } from '../../e2e/models/big-house.ts';

const CPU_SLOWDOWN = 4;
const CARDS = 10;
export const ROOM_TYPES = 200;

export interface RoomsTiming {
  /** A press beside everything, to the paint that follows: what the machine needs at least. */
  empty: number[];
  /** From the last byte of the answer to the first room that is painted and can be chosen, a number per load. */
  shown: number[];
  /** From a press on 'Prices by date' to the paint that follows, a number per press. */
  opened: number[];
  /** From a press on a rate to the paint that follows. */
  chosen: number[];
}

/** Times the rooms of a house with 200 room types, and choices in it, with the CPU slowed 4 times. */
export async function timeRooms(browser: Browser, demo: Demo, rounds: number): Promise<RoomsTiming> {
  const arrival = notableDates(demo.estate.state.world).ordinary;
  const timing: RoomsTiming = { empty: [], shown: [], opened: [], chosen: [] };
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await growHouse(page, ROOM_TYPES);
    await page.goto(`${demo.siteUrl}/booking/#/stay/search/?arrivalDate=${arrival}&numberOfNights=2`);
    const check = page.getByRole('button', { name: 'Check Availability' });
    await check.waitFor();
    await settle(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate(watchForRooms);
    await check.click();
    const painted = await found(page, 'roomsPainted');
    timing.shown.push(painted - (await page.evaluate(endOfAnswer)));
    await settle(page);
    timing.empty.push(...(await pressAll(page, page.getByRole('heading', { level: 3 }))));
    timing.opened.push(...(await pressAll(page, page.getByRole('button', { name: /^Prices by date/ }))));
    await page
      .getByRole('button', { name: /^Continue: / })
      .first()
      .click();
    await page.getByRole('radio').first().waitFor();
    await settle(page);
    timing.chosen.push(...(await pressAll(page, page.getByRole('radio'))));
    await context.close();
  }
  return timing;
}

async function found(page: Page, name: 'roomsPainted' | 'pressPainted'): Promise<number> {
  const handle = await page.waitForFunction(
    (key) => (Reflect.get(window, key) as number | undefined) ?? null,
    name,
  );
  return (await handle.jsonValue()) ?? 0;
}

/** Waits until the page has had nothing to do for a while. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() => requestIdleCallback(resolve));
      }),
  );
}

async function pressAll(page: Page, controls: ReturnType<Page['getByRole']>): Promise<number[]> {
  const times: number[] = [];
  const count = Math.min(CARDS, await controls.count());
  for (let n = 0; n < count; n++) {
    const control = controls.nth(n);
    await control.scrollIntoViewIfNeeded();
    await settle(page);
    await page.evaluate(watchPress);
    await control.click();
    times.push(await found(page, 'pressPainted'));
  }
  return times;
}

/** Runs in the page: notes when a room is painted that can be chosen. */
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

/** Runs in the page: when the last byte of the search's answer was there. */
function endOfAnswer(): number {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.findLast(({ name }) => name.endsWith('/availability'))?.responseEnd ?? Number.NaN;
}

/** Runs in the page: notes how long after the next press the page is painted. */
function watchPress(): void {
  Object.assign(window, { pressPainted: undefined });
  addEventListener(
    'click',
    (event) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => Object.assign(window, { pressPainted: performance.now() - event.timeStamp });
        port2.postMessage(null);
      });
    },
    { capture: true, once: true },
  );
}
