import { queryObjects, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Actor } from 'xstate';
import { startBooking } from '../../widget/wiring/booking.ts';
import { ELEMENT, emptyStorage, fakePage, NO_OPENING } from '../faults/element.ts';
import { bookToTheEnd } from '../faults/flow-guest.ts';
import { openNetwork } from '../faults/network.ts';

/** Bookings with the chart, the wiring and the client of one page. e2e/length.e2e.ts measures the views. */
const BOOKINGS = 500;
/**
 * Optional actions that the guest skips: one room for a night, with what its rate includes and nothing else.
 */
const PLAIN = ['voucher', 'prices'];
/** The number of bookings after which everything that is loaded or kept for good is there. */
const WARM = 50;
/** The most bytes of the heap per booking. Node's own requests take most of them. */
const MOST_BYTES = 3_000;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** A page that counts its listeners. */
function countingPage() {
  const page = fakePage(emptyStorage());
  let listeners = 0;
  const add = page.addEventListener.bind(page);
  const remove = page.removeEventListener.bind(page);
  page.addEventListener = (...args: Parameters<typeof add>) => {
    listeners += 1;
    add(...args);
  };
  page.removeEventListener = (...args: Parameters<typeof remove>) => {
    listeners -= 1;
    remove(...args);
  };
  return { page, listeners: () => listeners };
}

/** What is held after some bookings: actors, listeners of the page, timers and bytes of the heap. */
async function held(listeners: () => number) {
  // Node releases a request's memory some turns after the request.
  for (let turn = 0; turn < 5; turn += 1) {
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const timers = process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const actors = queryObjects(Actor, { format: 'count' });
  return { things: { actors, listeners: listeners(), timers }, heap: process.memoryUsage().heapUsed };
}

test(`T20 ${BOOKINGS} bookings in a row in one page hold no more than the first`, async () => {
  // As in a browser: what is read in idle time is read before the next booking is over.
  vi.stubGlobal('requestIdleCallback', setImmediate);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { estate, run } = openNetwork(() => null);
  const { page, listeners } = countingPage();
  const news: string[] = [];
  let booked = 0;
  await run(async () => {
    const wiring = startBooking({
      ...ELEMENT,
      page,
      opening: NO_OPENING,
    });
    const book = async (count: number) => {
      for (let booking = 0; booking < count; booking += 1) {
        await bookToTheEnd(wiring, (each) => news.push(each), new Set(PLAIN));
        booked += estate.state.bookings.length;
        estate.reset();
        wiring.actor.send({
          type: 'navigated',
          destination: { place: { step: 'start', leg: 1 }, sessionId: null, notice: null },
        });
      }
    };
    await book(WARM);
    const before = await held(listeners);
    await book(BOOKINGS - WARM);
    const after = await held(listeners);
    wiring.stop();
    expect(after.things).toEqual(before.things);
    expect(after.heap - before.heap).toBeLessThan((BOOKINGS - WARM) * MOST_BYTES);
  });
  expect(listeners()).toBe(0);
  expect({ news, booked }).toEqual({ news: [], booked: BOOKINGS });
}, 300_000);
