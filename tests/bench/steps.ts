import type { Browser, CDPSession, Page } from 'playwright';
import { notableDates } from '../../demo/estate/world/notable-dates.ts';
import { startDemo, type Demo } from '../../demo/start-demo.ts';
import { Guest } from './guest.ts';
import { middles, table } from './report.ts';
import { numberFrom, openPage, settle, slowCpu } from './slow-machine.ts';
import { walk } from './walk.ts';

const TURNS = 8;

/** A change between two steps whose code and data are loaded. */
interface Turn {
  name: string;
  /** The button, or the browser's own back or forward. */
  by: RegExp | 'back' | 'forward';
  heading: RegExp;
}

const ROOMS_AND_RATES: readonly Turn[] = [
  { name: 'rates to rooms, by Back', by: 'back', heading: /Select Room/ },
  { name: 'rooms to rates, by Forward', by: 'forward', heading: /Select Rate/ },
  { name: 'rates to rooms, by Back', by: 'back', heading: /Select Room/ },
  { name: 'rooms to rates, by Continue', by: /^Continue: Park Room$/, heading: /Select Rate/ },
];
const DETAILS_AND_SUMMARY: readonly Turn[] = [
  { name: 'summary to details, by Back', by: 'back', heading: /^Lead booker details/ },
  { name: 'details to summary, by Forward', by: 'forward', heading: /^Check your booking details/ },
];

/** Times steps that wait for nothing, with the CPU slowed 4 times. Returns the table. */
export async function stepsReport(browser: Browser, loads: number): Promise<string> {
  const demo = await startDemo({ port: 0 });
  const times = new Map<string, number[]>();
  const note = (name: string, time: number) => times.set(name, [...(times.get(name) ?? []), time]);
  for (let load = 0; load < loads; load++) await timeSteps(browser, demo, note);
  await demo.close();
  return table(
    ['ms, from the press to the paint of the new heading', 'median', 'p95', 'samples', 'target'],
    [...times].map(([name, all]) => [name, ...middles(all), '≤ 50']),
  );
}

async function timeSteps(
  browser: Browser,
  demo: Demo,
  note: (name: string, time: number) => void,
): Promise<void> {
  const arrival = notableDates(demo.estate.state.world).ordinary;
  const { context, page, devtools } = await openPage(browser);
  const guest = new Guest(page);
  await page.goto(`${demo.siteUrl}/booking/?arrivalDate=${arrival}&numberOfNights=1`);
  await walk(guest, 'search', 'rates');
  await takeTurns(page, devtools, guest, ROOMS_AND_RATES, note);
  await walk(guest, 'guests', 'summary');
  await takeTurns(page, devtools, guest, DETAILS_AND_SUMMARY, note);
  await context.close();
}

async function takeTurns(
  page: Page,
  devtools: CDPSession,
  guest: Guest,
  turns: readonly Turn[],
  note: (name: string, time: number) => void,
): Promise<void> {
  await slowCpu(devtools);
  for (let time = 0; time < TURNS; time++) {
    for (const { name, by, heading } of turns) {
      await settle(page);
      const move = by instanceof RegExp ? null : by;
      await page.evaluate(watchForHeading, { heading: heading.source, move });
      if (by instanceof RegExp) await guest.press(by);
      note(name, await numberFrom(page, 'headingPainted'));
    }
  }
  await slowCpu(devtools, 1);
}

/**
 * Runs in the page: moves in the history or waits for a press, and records the time until another screen's
 * heading is painted.
 */
function watchForHeading({ heading, move }: { heading: string; move: 'back' | 'forward' | null }): void {
  const root = document.querySelector('stay-booking')?.shadowRoot;
  if (!root) throw new Error('there is no booking on the page');
  let begun = performance.now();
  const isThere = () =>
    new RegExp(heading).test(root.querySelector('[data-stay-heading]')?.textContent ?? '');
  if (isThere()) throw new Error(`${heading} is there already`);
  Object.assign(window, { headingPainted: undefined });
  const observer = new MutationObserver(() => {
    if (!isThere()) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { headingPainted: performance.now() - begun });
      port2.postMessage(null);
    });
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  const press = ({ timeStamp }: Event) => {
    begun = timeStamp;
  };
  if (move) history[move]();
  else addEventListener('click', press, { capture: true, once: true });
}
