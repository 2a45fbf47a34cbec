import type { Browser, CDPSession, Page } from 'playwright';
import { notableDates } from '../../../demo/estate/world/notable-dates.ts';
import { startDemo } from '../../../demo/start-demo.ts';
import { BookingPage } from '../../../e2e/models/booking-page.ts';
import { goOn } from '../../../e2e/models/stays.ts';
import { openPage, slowCpu } from './browser.ts';
import { move, timePaint } from './paint.ts';
import { median, type Row } from './rows.ts';
import { prepareLimit, readScreen, removeCopy, setNext, showCopy, type Screen } from './step-limit.ts';

const ROUNDS = 8;

/** A change between two steps whose code and data are loaded: by a button, or by the browser's back or forward. */
interface Turn {
  name: string;
  by: RegExp | 'back' | 'forward';
  heading: RegExp;
}

const ROOMS_AND_RATES: readonly Turn[] = [
  { name: 'rooms to rates, by Continue', by: /^Continue: Park Room$/, heading: /Select Rate/ },
  { name: 'rates to rooms, by Back', by: 'back', heading: /Select Room/ },
  { name: 'rooms to rates, by Forward', by: 'forward', heading: /Select Rate/ },
  { name: 'rates to rooms, by Back', by: 'back', heading: /Select Room/ },
];
const DETAILS_AND_SUMMARY: readonly Turn[] = [
  { name: 'summary to details, by Back', by: 'back', heading: /^Lead booker details/ },
  { name: 'details to summary, by Forward', by: 'forward', heading: /^Check your booking details/ },
];

/** The times of one turn in ms: by the widget, and with the same markup put in by `innerHTML`. */
interface Times {
  widget: number[];
  limit: number[];
}

/** Times steps that wait for nothing, with the CPU slowed, beside the same markup put in by `innerHTML`. */
export async function stepRows(browser: Browser, loads: number): Promise<Row[]> {
  const demo = await startDemo({ port: 0 });
  const arrival = notableDates(demo.estate.state.world).ordinary;
  const times = new Map<string, Times>();
  for (let load = 0; load < loads; load++) {
    const { context, page, devtools } = await openPage(browser, demo.siteUrl);
    const booking = new BookingPage(page);
    await page.addInitScript(prepareLimit);
    // The demo's policy demands trusted types of the copy's `innerHTML` too.
    await devtools.send('Page.setBypassCSP', { enabled: true });
    await page.goto(`/standard/booking/?arrivalDate=${arrival}&numberOfNights=1`);
    await booking.startWithoutAccount();
    await booking.button('Check Availability').click();
    // Once beforehand, so that the code of the rates has come.
    await booking.chooseRoom(1, 'Park Room');
    await booking.heading(/Select Rate/).waitFor();
    await page.goBack();
    await booking.heading(/Select Room/).waitFor();
    await takeTurns(page, devtools, ROOMS_AND_RATES, times);
    await goOn(booking, 'rooms', 'summary');
    await booking.heading(/^Check your booking details/).waitFor();
    await takeTurns(page, devtools, DETAILS_AND_SUMMARY, times);
    await context.close();
  }
  await demo.close();
  return [...times].map(([name, { widget, limit }]) => ({
    what: `${name}, ms`,
    own: median(widget),
    beside: { name: 'innerHTML', value: median(limit) },
    goal: '≤ 1.5 ×, ≤ 50',
  }));
}

/** Takes the turns with the widget, then in a copy of it. The last turn has to end where the first begins. */
async function takeTurns(
  page: Page,
  devtools: CDPSession,
  turns: readonly Turn[],
  times: Map<string, Times>,
): Promise<void> {
  const screens: Screen[] = [];
  await slowCpu(devtools);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, turn] of turns.entries()) {
      timesOf(times, turn).widget.push(await takeTurn(page, turn));
      screens[index] ??= await readScreen(page);
    }
  }
  await showCopy(page);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, turn] of turns.entries()) {
      const next = screens[index];
      if (next) await setNext(page, next);
      timesOf(times, turn).limit.push(await takeTurn(page, turn));
    }
  }
  await removeCopy(page);
  await slowCpu(devtools, 1);
}

function timesOf(times: Map<string, Times>, { name }: Turn): Times {
  const those = times.get(name) ?? { widget: [], limit: [] };
  times.set(name, those);
  return those;
}

/** Takes one turn. Returns the time from the press to the paint, in ms. */
async function takeTurn(page: Page, { by, heading }: Turn): Promise<number> {
  const act = () => (by instanceof RegExp ? page.getByRole('button', { name: by }).click() : move(page, by));
  const { begun, painted } = await timePaint(page, act, { selector: '[data-stay-heading]', text: heading });
  return painted - begun;
}
